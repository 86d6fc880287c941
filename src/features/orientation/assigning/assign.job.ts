// Who must take an orientation is found each night, a moment after one was published, and when people came to an
// audience; who is to be reminded, each night.
import { z } from 'zod'
import { nextMorning } from '../../../access/server/mornings.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { assignDue, remindOfEnds } from './assign.store.ts'

/** Enqueued by the database too (`note_orientation`). */
const assignAll = defineJob(
  'assign-orientations',
  z.object({ nightly: z.boolean().default(false) }),
)

/** After the audiences are worked out, and before the mail of the morning, which has what this tells. */
const hoursBefore = 2

export async function assignNextNight(db: Db, now = new Date()): Promise<void> {
  const later = new Date(now.getTime() + hoursBefore * 3_600_000)
  const morning = await nextMorning(db, later, { working: false })
  const runAt = new Date(morning.getTime() - hoursBefore * 3_600_000)
  await enqueue(db, assignAll, { nightly: true }, { key: 'nightly', runAt })
}

export const assignsOrientations: Performed = perform(assignAll, ({ payload, once }) =>
  once('orientations', async (db) => {
    await assignDue(db)
    if (!payload.nightly) return
    await remindOfEnds(db)
    await assignNextNight(db)
  }),
)
