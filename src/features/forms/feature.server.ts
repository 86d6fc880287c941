import type { FeatureServer } from '../../manifest/feature.server.ts'
import { number } from '../../register/fields/number.ts'
import { person, reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { forms } from './forms.register.ts'
import { formShelf } from './library/form-shelf.ts'
import { adoptForCompany } from './server/adopt-for-company.store.ts'
import { adoptForDemo } from './server/adopt-for-demo.store.ts'
import { builderCalls } from './server/builder.routes.ts'
import { copyCalls } from './server/copies.routes.ts'
import { importFormCall } from './server/import-form.ts'
import { libraryCalls } from './server/library.routes.ts'
import { sourceCalls } from './server/sources.routes.ts'

export const server: FeatureServer = {
  searchedKinds: [{ register: forms, at: 40, numbers: ['code'], about: ['code', 'category'] }],
  logged: [
    {
      table: 'form_version',
      one: 'Version of a form',
      fields: {
        form: reference({ to: 'forms', label: 'Form' }),
        n: number({ label: 'Version' }),
        note: text({ label: 'Note' }),
        published_by: person({ label: 'Published by' }),
      },
      named: 'n',
      partOf: 'form',
    },
  ],
  calls: [...builderCalls, ...copyCalls, ...libraryCalls, ...sourceCalls],
  open: ({ sentFiles }) => ({ calls: [importFormCall(sentFiles)] }),
  shelves: [formShelf],
  stockCompany: adoptForCompany,
  demo: { fill: adoptForDemo },
}
