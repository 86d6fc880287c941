// Slows down who keeps failing: five failures a minute for one account from one address.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'

const limit = 5

export async function refuseTooMany(db: Db, key: string, most = limit): Promise<void> {
  const found = await db.maybe<{ failures: number; wait: number }>(sql`
    select count(*) as failures,
      ceil(extract(epoch from min(at) + interval '1 minute' - clock_timestamp()))::int as wait
    from attempt where key = ${key} and at > clock_timestamp() - interval '1 minute'`)
  if (found !== undefined && found.failures >= most)
    throw new Problem('rate/exceeded', { extra: { retry_after: Math.max(1, found.wait) } })
}

/** Counts a failure. The last that is let through stands in the log of the login's companies. */
export async function noteFailure(db: Db, key: string, loginId?: string): Promise<void> {
  // One after the other: of failures that arrive together, one must be seen as the last.
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  await db.run(sql`delete from attempt where at < clock_timestamp() - interval '1 hour'`)
  await db.run(sql`insert into attempt (key) values (${key})`)
  if (loginId === undefined) return
  await db.run(sql`
    select log_of_login(${loginId}, null, 'lock-out', '{}', false)
    where ${limit} = (
      select count(*) from attempt
      where key = ${key} and at > clock_timestamp() - interval '1 minute')`)
}

export async function forgetFailures(db: Db, key: string): Promise<void> {
  await db.run(sql`delete from attempt where key = ${key}`)
}
