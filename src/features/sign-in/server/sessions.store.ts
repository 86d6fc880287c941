import { randomBytes } from 'node:crypto'
import type { Audience } from '../../../access/context.ts'
import { setCookie } from '../../../access/server/cookies.ts'
import { sessionSeconds, setCsrfCookie } from '../../../access/server/foreign.ts'
import { hashToken } from '../../../access/server/gate.ts'
import { one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Exchange } from '../../../kit/http/server/exchange.ts'
import type { RoleName } from '../sign-in.contract.ts'

const loginRow = row({
  id: 'string',
  email: 'string',
  password_hash: 'string?',
  totp_secret: 'string?',
  totp_confirmed_at: 'string?',
  totp_last_step: 'number?',
  recovery_codes: 'strings',
})
export type Login = RowOf<typeof loginRow>

/** A place that a login opens: an account in a company, or the provider's back office. */
const placeRow = row({
  audience: one<Audience>(),
  company_id: 'string?',
  account_id: 'string?',
  role_id: 'number?',
})
export type LoginPlace = RowOf<typeof placeRow>

export const newToken = (): string => randomBytes(32).toString('base64url')

const login = sql`
  select id, email, password_hash, totp_secret, totp_confirmed_at, totp_last_step, recovery_codes
  from login`

export const loginByEmail = (db: Db, email: string) =>
  db.maybe(loginRow, sql`${login} where lower(email) = ${email.toLowerCase()}`)

export const loginById = (db: Db, id: string) => db.maybe(loginRow, sql`${login} where id = ${id}`)

/** Nobody changes its password before the transaction ends. */
export const lockLogin = (db: Db, id: string) =>
  db.maybe(loginRow, sql`${login} where id = ${id} for share`)

/** Where a login leads: admins to the back office first, then the oldest open account. */
export const placeOf = (db: Db, loginId: string, kind: 'staff' | 'contractor') =>
  db.maybe(
    placeRow,
    sql`
    select 'admin' as audience, null::uuid as company_id, null::uuid as account_id,
      null::int as role_id, '-infinity'::timestamptz as since
    from provider_admin where login_id = ${loginId} and deactivated_at is null and ${kind} = 'staff'
    union all
    select kind, company_id, id, role_id, created_at from account
    where login_id = ${loginId} and kind = ${kind} and deactivated_at is null
    order by since limit 1`,
  )

/** Whether the permission template of the place demands a second factor. */
export const demandsSecondFactor = async (
  db: Db,
  { account_id }: Pick<LoginPlace, 'account_id'>,
): Promise<boolean> =>
  (await db.maybe(sql`
    select a.id from account a join permission_template t
      on t.company_id = a.company_id and t.id = a.permission_template_id
    where a.id = ${account_id} and t.second_factor_required`)) !== undefined

const roleNames: Record<number, RoleName> = { 1: 'hs_manager', 3: 'hs_user', 6: 'management' }

export function roleOf(place: { audience: Audience; role_id: number | null }): RoleName {
  if (place.audience !== 'staff') return place.audience === 'admin' ? 'admin' : 'trade_contractor'
  return roleNames[place.role_id ?? 3] ?? 'hs_user'
}

/** The token leaves the server once, here; the table keeps its hash. */
export async function startSession(
  db: Db,
  exchange: Exchange,
  loginId: string,
  place: LoginPlace,
): Promise<string> {
  const token = newToken()
  const agent = exchange.header('user-agent')?.slice(0, 300) ?? null
  await db.run(
    sql`delete from session where expires_at < now() or seen_at < now() - interval '12 hours'`,
  )
  await db.run(sql`
    insert into session (token_hash, login_id, company_id, account_id, audience, ip, user_agent)
    values (${hashToken(token)}, ${loginId}, ${place.company_id}, ${place.account_id}, ${place.audience}, ${exchange.ip}, ${agent})`)
  setCookie(exchange, 'plumbline_session', token, { seconds: sessionSeconds })
  setCsrfCookie(exchange, token)
  return token
}

export async function endSession(db: Db, exchange: Exchange, sessionId: string): Promise<void> {
  await db.run(sql`delete from session where id = ${sessionId}`)
  setCookie(exchange, 'plumbline_session', '', { seconds: 0 })
  setCsrfCookie(exchange, undefined)
}

/** Ends every session of a login but the one that asks; where nobody asks, programs lose their tokens, too. */
export async function endOtherSessions(db: Db, loginId: string, keep?: string): Promise<void> {
  await db.run(
    sql`delete from session where login_id = ${loginId} and id is distinct from ${keep ?? null}`,
  )
  if (keep === undefined) await db.run(sql`delete from personal_token where login_id = ${loginId}`)
}
