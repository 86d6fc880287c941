import { bind } from '../../../access/server/gate.ts'
import { row } from '../../../kit/db/row.ts'
import type { Database, Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from '../failed-jobs.contract.ts'

const shown = 200

const failedRow = row({
  id: 'number',
  task: 'string',
  error: 'string?',
  attempts: 'number',
  failed_at: 'string',
})

async function count(db: Db): Promise<number> {
  const found = await db.maybe(
    { total: 'number' },
    sql`select count(*) as total from failed_jobs()`,
  )
  return found?.total ?? 0
}

export const countFailedJobs = (database: Database): Promise<number> =>
  database.transaction('gate', count)

const list = bind(calls.listFailedJobs, ({ db }) =>
  db.as('gate', async () => ({
    total: await count(db),
    data: await db.many(failedRow, sql`select * from failed_jobs() limit ${shown}`),
  })),
)

const retry = bind(calls.retryFailedJob, ({ db }, { params }) =>
  db.as('gate', async () => {
    const found = await db.maybe(
      { retried: 'boolean' },
      sql`select retry_job(${params.id}) as retried`,
    )
    if (found?.retried !== true) throw new Problem('row/missing')
  }),
)

export const failedJobsCalls = [list, retry]
