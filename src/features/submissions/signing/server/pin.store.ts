// The number that a person signs with on somebody else's device. Whether one is set is never told:
// failures are counted and answered all the same.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { Problem } from '../../../../kit/problems.ts'
import { hashPassword, passwordFits } from '../../../sign-in/index.ts'

const mostFailures = 5
const lockedFor = sql`interval '15 minutes'`

export async function setPin(db: Db, account: string, pin: string): Promise<void> {
  const hash = await hashPassword(pin)
  await db.run(sql`
    insert into signing_pin (company_id, account, pin_hash)
    values (current_company(), ${account}, ${hash})
    on conflict (company_id, account) do update
      set pin_hash = excluded.pin_hash, failures = 0, locked_until = null, set_at = now()`)
  await db.run(sql`select log_event('set-signing-pin', 'account', ${account}, '{}')`)
}

/** What is wrong with a number that was entered. It is answered, not thrown: the count stays. */
export async function pinRefused(
  db: Db,
  account: string,
  pin: string,
): Promise<Problem | undefined> {
  await db.run(sql`
    insert into signing_pin (company_id, account) values (current_company(), ${account})
    on conflict do nothing`)
  const mine = sql`company_id = current_company() and account = ${account}`
  const kept = await db.maybe<{
    pin_hash: string | null
    failures: number
    wait: number | null
  }>(sql`
    select pin_hash, failures,
      ceil(extract(epoch from locked_until - clock_timestamp()))::int as wait
    from signing_pin where ${mine} for update`)
  if (kept === undefined) throw new Error('The count of failures left no row.')
  if (kept.wait !== null && kept.wait > 0) return locked(kept.wait)
  if (await passwordFits(kept.pin_hash, pin)) {
    await db.run(sql`update signing_pin set failures = 0, locked_until = null where ${mine}`)
    return undefined
  }
  const last = kept.failures + 1 >= mostFailures
  await db.run(sql`
    update signing_pin set failures = ${last ? 0 : kept.failures + 1},
      locked_until = case when ${last} then clock_timestamp() + ${lockedFor} end
    where ${mine}`)
  if (!last) return new Problem('signature/pin')
  await db.run(sql`select log_event('lock-signing-pin', 'account', ${account}, '{}')`)
  return locked(15 * 60)
}

const locked = (seconds: number) =>
  new Problem('rate/exceeded', { extra: { retry_after: seconds } })
