import type { FeatureServer } from '../../manifest/feature.server.ts'
import { coverageCalls } from './coverage/coverage.routes.ts'
import { fillHeadCounts } from './coverage/coverage.store.ts'
import { archiveEnded } from './end-of-term.job.ts'
import { loggedOfAppointments } from './logged.ts'

export const server: FeatureServer = {
  logged: loggedOfAppointments,
  calls: coverageCalls,
  open: () => ({ jobs: [archiveEnded] }),
  demo: { fill: fillHeadCounts },
}
