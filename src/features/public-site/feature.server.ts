import type { FeatureServer } from '../../manifest/feature.server.ts'
import { crawlerCalls } from './crawlers.server.ts'
import { receiptMail } from './requests/letters.ts'
import { requestCalls } from './requests/requests.routes.ts'

export const server: FeatureServer = {
  mailKinds: [receiptMail],
  open: ({ trials }) => ({ calls: requestCalls(trials), raw: crawlerCalls }),
}
