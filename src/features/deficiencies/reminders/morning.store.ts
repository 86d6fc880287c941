import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

/** The day that it is where the company is. */
export async function dayAt(db: Db, now: Date): Promise<string> {
  const found = await db.maybe(
    { day: 'string' },
    sql`
    select (${now}::timestamptz at time zone timezone)::date as day from company
    where id = current_company()`,
  )
  if (found === undefined) throw new Error('There is no company in this transaction.')
  return found.day
}
