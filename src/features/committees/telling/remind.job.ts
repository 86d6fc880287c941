import { z } from 'zod'
import { nextMorning } from '../../../access/server/mornings.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { companyToday } from '../../../register/server/today.ts'
import { remindOfCommitteeDuties } from './remind.store.ts'

const remind = defineJob('remind-of-committees', z.object({}))

/** Before the morning’s mail is written, which has what this tells. */
const before = 3_600_000

export async function remindOfCommitteesNextMorning(db: Db, now = new Date()): Promise<void> {
  const morning = await nextMorning(db, new Date(now.getTime() + before), { working: false })
  const runAt = new Date(morning.getTime() - before)
  await enqueue(db, remind, {}, { key: 'remind-of-committees', runAt })
}

export const remindsOfCommittees: Performed = perform(remind, ({ once }) =>
  once('reminders', async (db) => {
    await remindOfCommitteeDuties(db, await companyToday(db))
    await remindOfCommitteesNextMorning(db)
  }),
)
