import { number } from '../../register/fields/number.ts'
import { person, reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import type { LoggedTable } from '../../register/logged.ts'

/** What the change log tells of the versions of forms. */
export const loggedOfForms: readonly LoggedTable[] = [
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
]
