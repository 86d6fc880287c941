// Certificates expire at midnight where the company is: right then it is told who is without first aid, and a moment after
// somebody revoked or corrected the record of one.
import { z } from 'zod'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { tellUncovered } from './uncovered.store.ts'

const uncovered = defineJob('first-aid-uncovered', z.object({}))

export async function tellAtMidnight(db: Db): Promise<void> {
  const next = await db.maybe(
    { at: 'string' },
    sql`
    select ((now() at time zone timezone)::date + 1)::timestamp at time zone timezone as at
    from company where id = current_company()`,
  )
  if (next === undefined) throw new Error('There is no company in this transaction.')
  await enqueue(db, uncovered, {}, { key: 'first-aid-uncovered', runAt: new Date(next.at) })
}

/** A moment after what may have taken first aid from a shift is committed. */
export const tellUncoveredSoon = (db: Db): Promise<void> =>
  enqueue(db, uncovered, {}, { key: 'first-aid-uncovered-now' })

export const tellsAtMidnight: Performed = perform(uncovered, ({ once }) =>
  once('uncovered', async (db) => {
    await tellUncovered(db)
    await tellAtMidnight(db)
  }),
)
