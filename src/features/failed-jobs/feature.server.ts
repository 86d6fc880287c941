import type { FeatureServer } from '../../manifest/feature.server.ts'
import { countFailedJobs, failedJobsCalls } from './server/failed-jobs.routes.ts'

export const server: FeatureServer = {
  calls: failedJobsCalls,
  gauges: { jobs_failed: countFailedJobs },
}
