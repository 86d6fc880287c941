import { z } from 'zod'
import { nextMorning } from '../../../access/server/mornings.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { tellPastDue } from './past-due.store.ts'
import { remindOfPapers } from './remind.store.ts'

const remind = defineJob('remind-of-contractors', z.object({}))

/** Before the morning’s mail is written, which has what this tells. */
const before = 3_600_000

export async function remindOfContractorsNextMorning(db: Db, now = new Date()): Promise<void> {
  const morning = await nextMorning(db, new Date(now.getTime() + before), { working: false })
  const runAt = new Date(morning.getTime() - before)
  await enqueue(db, remind, {}, { key: 'remind-of-contractors', runAt })
}

export const remindsOfContractors = (publicUrl: string): Performed =>
  perform(remind, ({ once }) =>
    once('reminders', async (db) => {
      const today = await db.maybe({ day: 'string' }, sql`select company_today() as day`)
      if (today !== undefined) await remindOfPapers(db, today.day, publicUrl)
      await tellPastDue(db)
      await remindOfContractorsNextMorning(db)
    }),
  )
