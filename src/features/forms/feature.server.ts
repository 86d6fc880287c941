import type { FeatureServer } from '../../manifest/feature.server.ts'
import { loggedOfForms } from './logged.ts'
import { adoptForDemo } from './server/adopt-for-demo.store.ts'
import { builderCalls } from './server/builder.routes.ts'
import { copyCalls } from './server/copies.routes.ts'
import { importFormCall } from './server/import-form.ts'
import { libraryCalls } from './server/library.routes.ts'
import { sourceCalls } from './server/sources.routes.ts'

export const server: FeatureServer = {
  logged: loggedOfForms,
  calls: [...builderCalls, ...copyCalls, ...libraryCalls, ...sourceCalls],
  open: ({ sentFiles }) => ({ calls: [importFormCall(sentFiles)] }),
  demo: { fill: adoptForDemo },
}
