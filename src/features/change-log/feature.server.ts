import type { FeatureServer } from '../../manifest/feature.server.ts'
import { awaitNight, headsJob } from './server/heads.job.ts'

export const server: FeatureServer = {
  open: ({ heads }) => (heads === undefined ? {} : { jobs: [headsJob(heads)], start: awaitNight }),
}
