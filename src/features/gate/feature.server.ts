import type { FeatureServer } from '../../manifest/feature.server.ts'
import { gateForDemo } from './gate-for-demo.store.ts'
import { hoursCalls } from './hours/hours.routes.ts'
import { loggedOfGates } from './logged.ts'
import { passingCalls } from './passing/passing.routes.ts'
import { settingsCalls } from './tablet/settings.routes.ts'

export const server: FeatureServer = {
  calls: [...passingCalls, ...hoursCalls, ...settingsCalls],
  logged: loggedOfGates,
  demo: { past: (db) => gateForDemo(db) },
}
