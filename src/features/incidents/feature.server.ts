import type { FeatureServer } from '../../manifest/feature.server.ts'
import { incidentListCalls } from './lists/lists.routes.ts'

export const server: FeatureServer = { calls: incidentListCalls }
