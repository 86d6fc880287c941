// When the company is told of what is due: at 07:00 by its own clock, whatever day it is.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

/** The next 07:00 where the company is; the clock may change in between. */
export async function nextMorning(db: Db, now: Date): Promise<Date> {
  const found = await db.maybe<{ at: string }>(sql`
    select min(at) as at from company, lateral (
      select (day::date + time '07:00') at time zone timezone as at
      from generate_series((${now}::timestamptz at time zone timezone)::date::timestamp,
        (${now}::timestamptz at time zone timezone)::date + 1, '1 day') day) mornings
    where id = current_company() and at > ${now}::timestamptz`)
  if (found === undefined) throw new Error('There is no company in this transaction.')
  return new Date(found.at)
}

/** The day that it is where the company is. */
export async function dayAt(db: Db, now: Date): Promise<string> {
  const found = await db.maybe<{ day: string }>(sql`
    select (${now}::timestamptz at time zone timezone)::date as day from company
    where id = current_company()`)
  if (found === undefined) throw new Error('There is no company in this transaction.')
  return found.day
}
