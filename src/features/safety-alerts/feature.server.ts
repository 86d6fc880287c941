import type { FeatureServer } from '../../manifest/feature.server.ts'
import { safetyAlerts } from './alerts/safety-alerts.register.ts'
import { approvalCalls } from './approval/approval.routes.ts'
import { publishForDemo } from './demo/publish-for-demo.store.ts'
import { loggedOfAlerts } from './logged.ts'
import { publishJob } from './publishing/publish.job.ts'
import { publishingCalls } from './publishing/publishing.routes.ts'
import { reachCalls } from './reach/reach.routes.ts'
import { readingCalls } from './reading/reading.routes.ts'
import { alertNotices, alertToApprove } from './telling/notice-kinds.ts'
import { awaitNewcomers, newcomersJob, tellJob } from './telling/tell.job.ts'
import { alertsToAcknowledge, alertsToApprove } from './telling/work.server.ts'

export const server: FeatureServer = {
  searchedKinds: [
    { register: safetyAlerts, at: 74, about: ['severity', 'state'], latestFirst: true },
  ],
  noticeKinds: [...alertNotices, alertToApprove],
  workKinds: [alertsToAcknowledge, alertsToApprove],
  logged: loggedOfAlerts,
  mornings: [awaitNewcomers],
  demo: { past: (db, _, size) => publishForDemo(db, size) },
  open: ({ registers }) => ({
    calls: [
      ...approvalCalls(registers),
      ...publishingCalls(registers),
      ...readingCalls(registers),
      ...reachCalls(registers),
    ],
    jobs: [publishJob, tellJob, newcomersJob],
  }),
}
