import { z } from 'zod'
import { eachMorning } from '../../../../access/server/each-morning.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { defineJob } from '../../../../kit/jobs/job.ts'
import { enqueue } from '../../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../../kit/jobs/server/perform.ts'
import { clocksOf, remindOfDuties } from './telling.store.ts'

/** A law counts weekends too. */
export const dutyMornings = eachMorning('remind-of-duties', (db) => remindOfDuties(db), {
  beforeMail: true,
})

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
