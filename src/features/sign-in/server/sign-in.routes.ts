import { randomBytes } from 'node:crypto'
import { bind, type Context } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from '../sign-in.contract.ts'
import { forgetFailures, noteFailure, refuseTooMany } from './attempts.store.ts'
import { passwordFits } from './passwords.ts'
import { acceptCode, findToken, issueToken, spendToken } from './second-factor.ts'
import {
  endSession,
  loginByEmail,
  loginById,
  type Place,
  placeOf,
  roleOf,
  startSession,
} from './sessions.store.ts'

type Credentials = { email: string; password: string }
const challengeMinutes = 5

async function enter(
  { db, exchange }: Context,
  { email, password }: Credentials,
  kind: 'staff' | 'contractor',
) {
  const key = `${kind}:${email}|${exchange.ip}`
  await refuseTooMany(db, key)
  const login = await loginByEmail(db, email)
  const fits = await passwordFits(login?.password_hash, password)
  const place = login && fits ? await placeOf(db, login.id, kind) : undefined
  if (login === undefined || place === undefined) {
    await noteFailure(db, key, login?.id)
    return new Problem('sign-in/refused')
  }
  await forgetFailures(db, key)
  if (login.totp_confirmed_at !== null) {
    const challenge = await issueToken(db, 'second-factor', login.id, challengeMinutes, place)
    return { second_factor: 'totp' as const, challenge }
  }
  return { token: await startSession(db, exchange, login.id, place), role: roleOf(place) }
}

async function enterWithCode(
  { db, exchange }: Context,
  { challenge, code }: { challenge: string; code: string },
) {
  const found = await findToken<Place>(db, 'second-factor', challenge)
  const login = found && (await loginById(db, found.login_id))
  if (found === undefined || login === undefined) throw new Problem('link/spent')
  const key = `code:${login.id}`
  await refuseTooMany(db, key)
  if (!(await acceptCode(db, login, code))) {
    await noteFailure(db, key, login.id)
    return new Problem('sign-in/code-refused')
  }
  await forgetFailures(db, key)
  await spendToken(db, challenge)
  const token = await startSession(db, exchange, login.id, found.detail)
  return { token, role: roleOf(found.detail) }
}

export const signInCalls = [
  bind(calls.signIn, (context, { body }) => enter(context, body, 'staff')),
  bind(calls.signInContractor, (context, { body }) => enter(context, body, 'contractor')),
  bind(calls.secondFactor, (context, { body }) => enterWithCode(context, body)),
  bind(calls.signOut, async ({ db, session, exchange }) => {
    await db.as('gate', () => endSession(db, exchange, session.id))
  }),
  bind(calls.csrfCookie, async ({ exchange }) => {
    const value = randomBytes(24).toString('base64url')
    const flags = `Path=/; SameSite=Lax; Max-Age=7200${exchange.https ? '; Secure' : ''}`
    exchange.response.appendHeader('set-cookie', `XSRF-TOKEN=${value}; ${flags}`)
  }),
]
