import { foldCounts } from '../../kit/counts/server/fold-counts.ts'
import { keepDoing } from '../../kit/process/keep-doing.server.ts'
import type { FeatureServer } from '../../manifest/feature.server.ts'
import { awaitComparison, comparesCounts } from './compare-counts.job.ts'

export const server: FeatureServer = {
  open() {
    let folding: ReturnType<typeof keepDoing> | undefined
    return {
      jobs: [comparesCounts],
      async start(database, log) {
        await awaitComparison(database)
        folding = keepDoing(() => foldCounts(database), {
          ...{ everyMs: 1000, log, failed: 'counts could not be folded' },
        })
      },
      stop: () => folding?.stop(),
    }
  },
}
