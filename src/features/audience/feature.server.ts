import type { FeatureServer } from '../../manifest/feature.server.ts'
import { audienceCalls } from './server/audience.routes.ts'
import { recomputeNextNight, recomputesAudiences } from './server/recompute.job.ts'

export const server: FeatureServer = {
  mornings: [recomputeNextNight],
  open: () => ({ calls: audienceCalls, jobs: [recomputesAudiences] }),
}
