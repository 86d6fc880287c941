import { mailLogo } from '../../access/brand/server/small-logo.ts'
import type { FeatureServer } from '../../manifest/feature.server.ts'
import { mailboxCalls } from './server/mailbox.routes.ts'

export const server: FeatureServer = {
  open: ({ store }) => ({ calls: mailboxCalls((key) => mailLogo(store, key)) }),
}
