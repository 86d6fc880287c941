import type { FeatureServer } from '../../manifest/feature.server.ts'
import { loggedOfRules } from './logged.ts'
import { ruleCalls } from './rules.routes.ts'
import { switchForDemo } from './switches.store.ts'

export const server: FeatureServer = {
  logged: loggedOfRules,
  calls: ruleCalls,
  demo: { begin: switchForDemo },
}
