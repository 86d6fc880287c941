import type { FeatureServer } from '../../manifest/feature.server.ts'
import { loggedOfPeople } from './logged.ts'
import { peopleCalls } from './people.routes.ts'

export const server: FeatureServer = { logged: loggedOfPeople, calls: peopleCalls }
