import type { FeatureServer } from '../../manifest/feature.server.ts'
import { myAccountCalls } from './server/my-account.routes.ts'

export const server: FeatureServer = { calls: myAccountCalls }
