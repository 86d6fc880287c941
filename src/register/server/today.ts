import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'

/** The zone whose clocks the company goes by. */
export async function companyZone(db: Db): Promise<string> {
  const row = await db.maybe(
    { timezone: 'string' },
    sql`select timezone from company where id = current_company()`,
  )
  if (row === undefined) throw new Error('There is no company in this transaction.')
  return row.timezone
}

/** The day it is where the company is. */
export async function companyToday(db: Db): Promise<string> {
  const row = await db.maybe(
    { day: 'string' },
    sql`
    select (now() at time zone timezone)::date as day from company where id = current_company()`,
  )
  if (row === undefined) throw new Error('There is no company in this transaction.')
  return row.day
}
