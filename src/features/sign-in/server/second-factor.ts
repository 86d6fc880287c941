// Codes of an authenticator app, each good once, and recovery codes for the day the phone is gone.

import { createHash, randomInt } from 'node:crypto'
import { generateSecret, generateURI, verify } from 'otplib'
import { renderSVG } from 'uqr'
import type { SetUp } from '../../../access/credentials.ts'
import { hashToken } from '../../../access/server/gate.ts'
import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type Login, newToken } from './sessions.store.ts'

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
/** A code as it counts, however it is typed. */
export const plainCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')
const hashCode = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex')

/** Some fifty bits, easily read out: two halves of five letters. */
export function newCode(): string {
  const letter = () => alphabet[randomInt(alphabet.length)]
  const half = () => Array.from({ length: 5 }, letter).join('')
  return `${half()}-${half()}`
}

/** Ten codes: the person keeps them, the table keeps their hashes. */
function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: 10 }, newCode)
  return { codes, hashes: codes.map(hashCode) }
}

/** A fresh secret, as an authenticator app takes it. */
export function newSetUp(email: string): SetUp {
  const secret = generateSecret()
  const url = generateURI({ issuer: 'Plumbline', label: email, secret })
  return { secret, otpauth_url: url, qr_svg: renderSVG(url, { ecc: 'M' }) }
}

/** Turns the second factor on with the first code of the secret; undefined where the code is not right. */
export async function confirmSetUp(
  db: Db,
  { id, totp_last_step }: Login,
  secret: string,
  code: string,
): Promise<string[] | undefined> {
  const step = await stepOf(secret, code, totp_last_step)
  if (step === undefined) return undefined
  const { codes, hashes } = newRecoveryCodes()
  await db.run(sql`
    update login set totp_secret = ${secret}, totp_confirmed_at = now(), totp_last_step = ${step},
      recovery_codes = ${hashes}
    where id = ${id}`)
  return codes
}

/** The time step of a right code that was not used before. */
async function stepOf(
  secret: string,
  code: string,
  lastStep: number | null,
): Promise<number | undefined> {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const after = lastStep === null ? {} : { afterTimeStep: lastStep }
  const result = await verify({ secret, token, epochTolerance: 30, ...after })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** Takes a code or a recovery code and marks it as used. */
export async function acceptCode(db: Db, login: Login, code: string): Promise<boolean> {
  if (login.totp_secret === null) return false
  const step = await stepOf(login.totp_secret, code, login.totp_last_step)
  if (step !== undefined) {
    const taken = await db.run(
      sql`update login set totp_last_step = ${step} where id = ${login.id} and totp_last_step is distinct from ${step}`,
    )
    return taken === 1
  }
  const used = await db.run(sql`
    update login set recovery_codes = array_remove(recovery_codes, ${hashCode(code)})
    where id = ${login.id} and ${hashCode(code)} = any (recovery_codes)`)
  return used === 1
}

type TokenKind = 'reset' | 'second-factor' | 'set-up'

/** A secret that serves once and expires; the table keeps its hash. */
export async function issueToken(
  db: Db,
  kind: TokenKind,
  loginId: string,
  minutes: number,
  detail = {},
): Promise<string> {
  const token = newToken()
  await db.run(sql`
    insert into login_token (token_hash, kind, login_id, detail, expires_at)
    values (${hashToken(token)}, ${kind}, ${loginId}, ${JSON.stringify(detail)}, now() + make_interval(mins => ${minutes}::int))`)
  return token
}

export const findToken = <Detail>(db: Db, kind: TokenKind, token: string) =>
  db.maybe(
    { login_id: 'string', detail: json<Detail>() },
    sql`
    select login_id, detail from login_token
    where token_hash = ${hashToken(token)} and kind = ${kind} and spent_at is null and expires_at > now()
    for update`,
  )

export const spendToken = (db: Db, token: string) =>
  db.run(sql`update login_token set spent_at = now() where token_hash = ${hashToken(token)}`)
