import type { FeatureServer } from '../../manifest/feature.server.ts'
import { hazards } from './hazards/hazards.register.ts'
import { loggedOfRisk } from './logged.ts'
import { matrixCalls } from './matrix/matrix.routes.ts'
import { setUpRisk } from './matrix/matrix.store.ts'
import { reviewCalls } from './reviews/reviews.routes.ts'
import { workOfHazards } from './reviews/work.server.ts'

export const server: FeatureServer = {
  searchedKinds: [{ register: hazards, at: 75, about: ['category', 'status'] }],
  logged: loggedOfRisk,
  calls: [...matrixCalls, ...reviewCalls],
  workKinds: [workOfHazards],
  setUpCompany: setUpRisk,
}
