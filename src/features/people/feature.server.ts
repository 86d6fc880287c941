import type { FeatureServer } from '../../manifest/feature.server.ts'
import { peopleForDemo } from './demo.store.ts'
import { hatCalls } from './hats/hats.routes.ts'
import { loggedOfPeople } from './logged.ts'
import { peopleCalls } from './server/people.routes.ts'

export const server: FeatureServer = {
  logged: loggedOfPeople,
  calls: [...peopleCalls, ...hatCalls],
  demo: { fill: peopleForDemo },
}
