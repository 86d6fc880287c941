// Work of every morning of a company: done, it awaits the next.
import { z } from 'zod'
import type { Db } from '../../kit/db/server/database.ts'
import { defineJob } from '../../kit/jobs/job.ts'
import { enqueue } from '../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../kit/jobs/server/perform.ts'
import { nextMorning } from './mornings.ts'

type EachMorning = {
  /** Enqueued again, it is done once. */
  awaitNext(db: Db, now?: Date): Promise<void>
  job(publicUrl: string): Performed
}

const hour = 3_600_000

/** `beforeMail`: an hour earlier, so that the mail of the morning has what it tells. */
export function eachMorning(
  name: string,
  work: (db: Db, publicUrl: string) => Promise<unknown>,
  { beforeMail = false } = {},
): EachMorning {
  const morning = defineJob(name, z.object({}))
  const ahead = beforeMail ? hour : 0
  async function awaitNext(db: Db, now = new Date()): Promise<void> {
    const at = await nextMorning(db, new Date(now.getTime() + ahead), { working: false })
    await enqueue(db, morning, {}, { key: name, runAt: new Date(at.getTime() - ahead) })
  }
  return {
    awaitNext,
    job: (publicUrl) =>
      perform(morning, ({ once }) =>
        once('morning', async (db) => {
          await work(db, publicUrl)
          await awaitNext(db)
        }),
      ),
  }
}
