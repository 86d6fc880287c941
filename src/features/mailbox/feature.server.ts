import type { FeatureServer } from '../../manifest/feature.server.ts'
import { mailboxCalls } from './server/mailbox.routes.ts'

export const server: FeatureServer = {
  open: () => ({ calls: mailboxCalls(async () => null) }),
}
