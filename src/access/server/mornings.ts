// When the company's people are told of things: at 07:00 by its own clock.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'

/** The next 07:00 where the company is, of a working day where that is asked for; the clock may change
 *  in between. */
export async function nextMorning(
  db: Db,
  now: Date,
  { working }: { working: boolean },
): Promise<Date> {
  const days = working ? 7 : 1
  const counts = working ? sql`extract(isodow from day) < 6` : sql`true`
  const found = await db.maybe(
    { at: 'string' },
    sql`
    select min(at) as at from company, lateral (
      select (day::date + time '07:00') at time zone timezone as at
      from generate_series((${now}::timestamptz at time zone timezone)::date::timestamp,
        (${now}::timestamptz at time zone timezone)::date + ${days}::integer, '1 day') day
      where ${counts}) mornings
    where id = current_company() and at > ${now}::timestamptz`,
  )
  if (found === undefined) throw new Error('There is no company in this transaction.')
  return new Date(found.at)
}
