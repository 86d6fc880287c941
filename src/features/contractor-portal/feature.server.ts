import type { FeatureServer } from '../../manifest/feature.server.ts'
import { portalCalls } from './server/portal.routes.ts'

export const server: FeatureServer = { calls: portalCalls }
