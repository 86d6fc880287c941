import type { FeatureServer } from '../../manifest/feature.server.ts'
import { peopleCalls } from './people.routes.ts'

export const server: FeatureServer = { calls: peopleCalls }
