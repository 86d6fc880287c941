// Who is in which audience is kept up to date: a moment after people, teams or projects have changed, and each
// morning, as lists of workers and employments begin and end by day.
import { z } from 'zod'
import { nextMorning } from '../../../access/server/mornings.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { recomputeAudiences } from './audience.store.ts'

/** Enqueued by the database too (`note_membership`). */
const recompute = defineJob(
  'recompute-audiences',
  z.object({ nightly: z.boolean().default(false) }),
)

/** Before people are told what is due, at 07:00. */
const hoursBefore = 5

export async function recomputeNextNight(db: Db, now = new Date()): Promise<void> {
  const later = new Date(now.getTime() + hoursBefore * 3_600_000)
  const morning = await nextMorning(db, later, { working: false })
  const runAt = new Date(morning.getTime() - hoursBefore * 3_600_000)
  await enqueue(db, recompute, { nightly: true }, { key: 'nightly', runAt })
}

export const recomputesAudiences: Performed = perform(recompute, ({ payload, once }) =>
  once('audiences', async (db) => {
    await recomputeAudiences(db)
    if (payload.nightly) await recomputeNextNight(db)
  }),
)
