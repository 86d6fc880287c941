// Codes by which somebody passes a second step that they lost.
import { hashToken } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { hasPasskey } from '../passkeys/passkeys.store.ts'
import { newCode, plainCode } from '../server/second-factor.ts'
import { type Login, loginById } from '../server/sessions.store.ts'

const wayInMinutes = 30

/** Of this login alone: short codes of two people may be the same. */
const hashOf = (login: string, code: string) => hashToken(`${login} ${plainCode(code)}`)

const openWays = (login: string) =>
  sql`kind = 'way-in' and login_id = ${login} and spent_at is null and expires_at > now()`

/** A new code, good once; one that was given before is good no more. */
export async function giveWayIn(db: Db, login: string): Promise<{ code: string; until: string }> {
  const code = newCode()
  await db.run(sql`update login_token set spent_at = now() where ${openWays(login)}`)
  const made = await db.maybe(
    { until: 'string' },
    sql`
    insert into login_token (token_hash, kind, login_id, expires_at)
    values (${hashOf(login, code)}, 'way-in', ${login}, now() + ${wayInMinutes} * interval '1 minute')
    returning expires_at as until`,
  )
  if (made === undefined) throw new Error('No way in was written.')
  return { code, until: made.until }
}

/** Whether the code is one of the login's; it is used then. */
export const takeWayIn = async (db: Db, login: string, code: string): Promise<boolean> =>
  (await db.run(sql`
    update login_token set spent_at = now()
    where token_hash = ${hashOf(login, code)} and ${openWays(login)}`)) === 1

/** How somebody passes the second step, and whether their login leads to more than this company. */
export async function secondStepOf(db: Db, id: string, company: string | undefined) {
  const login: Login | undefined = await loginById(db, id)
  if (login === undefined) return undefined
  const found = await db.maybe(
    { until: 'string?', elsewhere: 'boolean' },
    sql`
    select (select max(expires_at) from login_token where ${openWays(id)}) as until,
      exists (select from account where login_id = ${id} and deactivated_at is null
        and company_id is distinct from ${company ?? null}::uuid)
      or exists (select from provider_admin where login_id = ${id} and deactivated_at is null) as elsewhere`,
  )
  return {
    email: login.email,
    has: login.totp_confirmed_at !== null || (await hasPasskey(db, id)),
    until: found?.until ?? null,
    elsewhere: found?.elsewhere ?? false,
  }
}

/** What the person had before opens nothing any more: the lost device may be in other hands. */
export async function forgetLostFactor(db: Db, login: string): Promise<void> {
  await db.run(sql`delete from passkey where login_id = ${login}`)
  await db.run(sql`delete from session where login_id = ${login}`)
  await db.run(sql`select log_of_login(${login}, null, 'replace-second-factor', '{}', true)`)
}
