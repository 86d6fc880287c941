// Each night every company's chain is followed from its beginning; the change log says what was found.
import { z } from 'zod'
import type { Database } from '../../../kit/db/server/database.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import type { Performed } from '../../../kit/jobs/server/perform.ts'
import { noteCheck } from './chain.store.ts'
import { verifyChangeLog } from './verify.ts'

const checkChains = defineJob('change-log-check', z.object({}))

/** Ten past three in the morning in Toronto: nobody waits for the database then. */
function nextCheck(now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(8, 10, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}

/** Said again at each start, it is done once. */
export const awaitCheck = (database: Database, now = new Date()): Promise<void> =>
  database.transaction('owner', (db) =>
    enqueue(db, checkChains, {}, { key: 'night', runAt: nextCheck(now) }),
  )

/** Each verdict is noted when it is there: the next company's log may be long. */
export async function checkAll(database: Database): Promise<void> {
  for await (const verdict of verifyChangeLog(database))
    await database.transaction('owner', (db) => noteCheck(db, verdict))
}

export const checkJob: Performed = {
  name: checkChains.name,
  async run(_, { database }) {
    await awaitCheck(database)
    await checkAll(database)
  },
}
