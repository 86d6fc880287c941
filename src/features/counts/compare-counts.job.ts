// Each night all that is kept is counted anew. A difference is a fault of the product: it is said, and made right.
import { z } from 'zod'
import { rightCounts } from '../../kit/counts/server/fold-counts.ts'
import type { Database } from '../../kit/db/server/database.ts'
import { defineJob } from '../../kit/jobs/job.ts'
import { enqueue } from '../../kit/jobs/server/enqueue.ts'
import type { Performed } from '../../kit/jobs/server/perform.ts'

const compare = defineJob('compare-counts', z.object({}))

/** Twenty to four in the morning in Toronto: nobody waits for the database then. */
function nextComparison(now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(8, 40, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}

/** Said again at each start, it is done once. */
export const awaitComparison = (database: Database, now = new Date()): Promise<void> =>
  database.transaction('owner', (db) =>
    enqueue(db, compare, {}, { key: 'night', runAt: nextComparison(now) }),
  )

export const comparesCounts: Performed = {
  name: compare.name,
  async run(_, { database, log }) {
    await awaitComparison(database)
    for (const astray of await rightCounts(database)) log.error('a count was astray', astray)
  },
}
