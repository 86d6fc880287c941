import type { FeatureServer } from '../../manifest/feature.server.ts'
import { loggedOfRisk } from './logged.ts'
import { matrixCalls } from './matrix/matrix.routes.ts'
import { setUpRisk } from './matrix/matrix.store.ts'
import { searchedHazards } from './searched.ts'

export const server: FeatureServer = {
  searchedKinds: searchedHazards,
  logged: loggedOfRisk,
  calls: matrixCalls,
  setUpCompany: setUpRisk,
}
