import type { FeatureServer } from '../../manifest/feature.server.ts'
import { loggedOfRisk } from './logged.ts'
import { matrixCalls } from './matrix/matrix.routes.ts'
import { setUpRisk } from './matrix/matrix.store.ts'

export const server: FeatureServer = {
  logged: loggedOfRisk,
  calls: matrixCalls,
  setUpCompany: setUpRisk,
}
