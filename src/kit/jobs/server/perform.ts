// Binds a kind of job to what is done. A job may be run again at any time: after a failure, or
// because the process was killed. What it does through `once` happens exactly once all the same.
import { z } from 'zod'
import type { Database, Db } from '../../db/server/database.ts'
import { sql } from '../../db/sql.ts'
import type { Log } from '../../log/log.server.ts'
import type { Job } from '../job.ts'

export type JobContext<Payload> = {
  payload: Payload
  companyId: string | undefined
  /** No further attempt follows this one. */
  last: boolean
  log: Log
  /** In the job's company and in the name of who caused it. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** A transaction that is done once, however often the job is run; `step` names it in the job. */
  once(step: string, work: (db: Db) => Promise<unknown>): Promise<void>
}

export type Performed = {
  name: string
  run(raw: unknown, run: { database: Database; log: Log; last: boolean }): Promise<void>
}

const envelope = z.object({
  id: z.uuid(),
  company_id: z.uuid().nullable(),
  actor_id: z.uuid().nullable(),
  actor_name: z.string().nullable(),
  request_id: z.string().nullable(),
  payload: z.unknown(),
})

export function perform<Payload extends z.ZodType>(
  job: Job<Payload>,
  handler: (context: JobContext<z.output<Payload>>) => Promise<void>,
): Performed {
  return {
    name: job.name,
    async run(raw, { database, log, last }) {
      const told = envelope.parse(raw)
      const transaction = <T>(work: (db: Db) => Promise<T>) =>
        database.transaction('app', async (db) => {
          await db.run(sql`
            select set_config('app.company_id', ${told.company_id ?? ''}, true),
              set_config('app.actor_id', ${told.actor_id ?? ''}, true),
              set_config('app.actor_name', ${told.actor_name ?? ''}, true),
              set_config('app.source', ${`job ${job.name}`}, true),
              set_config('app.request_id', ${told.request_id ?? ''}, true)`)
          return work(db)
        })
      await handler({
        payload: job.payload.parse(told.payload),
        companyId: told.company_id ?? undefined,
        last,
        log,
        transaction,
        once: (step, work) =>
          transaction(async (db) => {
            const first = await db.run(sql`
              insert into job_step (job_id, step) values (${told.id}, ${step})
              on conflict do nothing`)
            if (first === 1) await work(db)
          }),
      })
    },
  }
}
