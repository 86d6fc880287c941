// The number that a person signs with on somebody else's device. A call that enters a number never tells
// whether one is set: failures are counted and answered all the same. Who holds the device out to a person
// is told, so that nobody is asked for a number that they do not have.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'

const mostFailures = 5
const lockedFor = sql`interval '15 minutes'`

export async function setPin(db: Db, account: string, hash: string): Promise<void> {
  await db.run(sql`
    insert into signing_pin (company_id, account, pin_hash)
    values (current_company(), ${account}, ${hash})
    on conflict (company_id, account) do update
      set pin_hash = excluded.pin_hash, failures = 0, locked_until = null, set_at = now()`)
  await db.run(sql`select log_event('set-signing-pin', 'account', ${account}, '{}')`)
}

const countOf = (account: string) => sql`company_id = current_company() and account = ${account}`

export type PinTry = { pin_hash: string | null; last: boolean }

/** Counts a try before the number is looked at, which takes its time; or how long to wait. */
export async function countPinTry(db: Db, account: string): Promise<PinTry | Problem> {
  await db.run(sql`
    insert into signing_pin (company_id, account) values (current_company(), ${account})
    on conflict do nothing`)
  const kept = await db.maybe(
    { pin_hash: 'string?', failures: 'number', wait: 'number?' },
    sql`
    select pin_hash, failures,
      ceil(extract(epoch from locked_until - clock_timestamp()))::int as wait
    from signing_pin where ${countOf(account)} for update`,
  )
  if (kept === undefined) throw new Error('The count of failures left no row.')
  if (kept.wait !== null && kept.wait > 0) return locked(kept.wait)
  const last = kept.failures + 1 >= mostFailures
  await db.run(sql`
    update signing_pin set failures = ${last ? 0 : kept.failures + 1},
      locked_until = case when ${last} then clock_timestamp() + ${lockedFor} end
    where ${countOf(account)}`)
  return { pin_hash: kept.pin_hash, last }
}

export const forgetPinTries = (db: Db, account: string) =>
  db.run(sql`update signing_pin set failures = 0, locked_until = null where ${countOf(account)}`)

/** What a wrong number is answered with. It is answered, not thrown: what is logged stays. */
export async function pinRefused(db: Db, account: string, { last }: PinTry): Promise<Problem> {
  if (!last) return new Problem('signature/pin')
  await db.run(sql`select log_event('lock-signing-pin', 'account', ${account}, '{}')`)
  return locked(15 * 60)
}

const locked = (seconds: number) =>
  new Problem('rate/exceeded', { extra: { retry_after: seconds } })
