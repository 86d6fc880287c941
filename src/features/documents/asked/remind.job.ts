import { z } from 'zod'
import { nextMorning } from '../../../access/server/mornings.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { recomputeAudiences } from '../../audience/index.ts'
import { tellOfDue } from '../due/due.store.ts'
import { remindOfSignoffs } from './remind.store.ts'

const remind = defineJob('remind-of-signoffs', z.object({}))

/** Before the morning’s mail is written, which has what this tells. */
const before = 3_600_000

export async function remindOfSignoffsNextMorning(db: Db, now = new Date()): Promise<void> {
  const morning = await nextMorning(db, new Date(now.getTime() + before), { working: false })
  const runAt = new Date(morning.getTime() - before)
  await enqueue(db, remind, {}, { key: 'remind-of-signoffs', runAt })
}

export const remindsOfSignoffs: Performed = perform(remind, ({ once }) =>
  once('reminders', async (db) => {
    await recomputeAudiences(db)
    const today = await db.maybe({ day: 'string' }, sql`select company_today() as day`)
    if (today !== undefined) {
      await remindOfSignoffs(db, today.day)
      await tellOfDue(db, today.day)
    }
    await remindOfSignoffsNextMorning(db)
  }),
)
