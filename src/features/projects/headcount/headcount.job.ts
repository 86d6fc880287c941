// Each morning the people on each active project are counted, and what follows from their number.
import { z } from 'zod'
import { eachMorning } from '../../../access/server/each-morning.ts'
import { addDays } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { followDuties } from './follow-duties.server.ts'
import { countedProjects, countWorkers } from './headcount.store.ts'

const recount = defineJob('recount-workers', z.object({ project: z.uuid() }))

/** However often it is said in one transaction, the people of a project are counted once. */
export const recountSoon = (db: Db, project: string) =>
  enqueue(db, recount, { project }, { key: project })

export const recountJob = (publicUrl: string): Performed =>
  perform(recount, ({ payload: { project }, once }) =>
    once('count', async (db) => {
      const counted = (await countedProjects(db)).find(({ id }) => id === project)
      if (counted === undefined) return
      // What a tablet noted without a connection may come two days later.
      for (const back of [2, 1, 0]) await countWorkers(db, project, addDays(counted.today, -back))
      await followDuties(db, project, publicUrl)
    }),
  )

/** On the day that it is said for each project. */
export async function countAll(db: Db, publicUrl: string): Promise<void> {
  for (const { id, today } of await countedProjects(db)) {
    // Yesterday is over: who signed in is known.
    await countWorkers(db, id, addDays(today, -1))
    await countWorkers(db, id, today)
    await followDuties(db, id, publicUrl)
  }
}

export const countMornings = eachMorning('count-workers', countAll)
