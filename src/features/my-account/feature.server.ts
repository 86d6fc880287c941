import type { FeatureServer } from '../../manifest/feature.server.ts'
import { passkeyCalls } from './passkeys/passkeys.routes.ts'
import { myAccountCalls } from './server/my-account.routes.ts'
import { tokenCalls } from './server/tokens.routes.ts'

export const server: FeatureServer = { calls: [...myAccountCalls, ...tokenCalls, ...passkeyCalls] }
