import { z } from 'zod'
import { nextMorning } from '../../../../access/server/mornings.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { defineJob } from '../../../../kit/jobs/job.ts'
import { enqueue } from '../../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../../kit/jobs/server/perform.ts'
import { clocksOf, remindOfDuties } from './telling.store.ts'

const remind = defineJob('remind-of-duties', z.object({}))

/** Before the morning’s mail is written. A law counts weekends too. */
const before = 3_600_000

export async function remindOfDutiesNextMorning(db: Db, now = new Date()): Promise<void> {
  const morning = await nextMorning(db, new Date(now.getTime() + before), { working: false })
  const runAt = new Date(morning.getTime() - before)
  await enqueue(db, remind, {}, { key: 'remind-of-duties', runAt })
}

export const remindsOfDuties: Performed = perform(remind, ({ once }) =>
  once('reminders', async (db) => {
    await remindOfDuties(db)
    await remindOfDutiesNextMorning(db)
  }),
)

const watch = defineJob('watch-duties', z.object({}))

/** A law that counts hours does not wait for a morning. */
export async function watchDuties(db: Db, incident: string): Promise<void> {
  for (const { code, shortly, due } of await clocksOf(db, incident))
    for (const [at, name] of [
      [shortly, 'shortly'],
      [due, 'due'],
    ] as const) {
      const key = `watch-duties ${incident} ${code} ${name}`
      await enqueue(db, watch, {}, { key, runAt: new Date(at) })
    }
}

export const watchesDuties: Performed = perform(watch, ({ once }) => once('told', remindOfDuties))
