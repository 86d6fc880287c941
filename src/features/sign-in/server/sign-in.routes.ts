import { readCookie } from '../../../access/server/cookies.ts'
import { setCsrfCookie } from '../../../access/server/foreign.ts'
import { bind, bindSteps, type Context, type GateStep } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { Problem } from '../../../kit/problems.ts'
import { forgetLostFactor } from '../lost-factor/way-in.store.ts'
import { hasPasskey } from '../passkeys/passkeys.store.ts'
import * as calls from '../sign-in.contract.ts'
import {
  answerChallenge,
  beginSetUp,
  type CodeGiven,
  type Door,
  type SettingUp,
} from './challenges.ts'
import { letIn } from './let-in.ts'
import { countTry, inTurn, noteEntered, noteRefused, triesOf } from './password-tries.ts'
import { passwordFits } from './passwords.ts'
import { acceptCode, confirmSetUp, issueToken } from './second-factor.ts'
import {
  demandsSecondFactor,
  endSession,
  type Login,
  type LoginPlace,
  lockLogin,
  loginByEmail,
  placeOf,
} from './sessions.store.ts'

type Credentials = { body: { email: string; password: string } }
const challengeMinutes = 5

/** Read, verified and noted: the password takes its time outside of any transaction. */
const enter = (step: GateStep<Credentials>, door: Door) =>
  inTurn(async () => {
    const asked = await step(async ({ db, exchange }, { body: { email, password } }) => {
      const login = await loginByEmail(db, email)
      const tries = triesOf(email, exchange, login)
      await countTry(db, tries)
      return { login, tries, password }
    })
    const { login, tries } = asked
    const fits = await passwordFits(login?.password_hash, asked.password)
    return step(async (context) => {
      const { db } = context
      const place = login && fits ? await openPlace(db, login, door) : undefined
      if (login === undefined || place === undefined) {
        await noteRefused(db, tries, login)
        return new Problem('sign-in/refused')
      }
      await noteEntered(db, tries)
      return admit(context, login, place, door)
    })
  })

/** Where the login leads, if its password is still the one that was verified. */
async function openPlace(db: Db, login: Login, door: Door): Promise<LoginPlace | undefined> {
  const present = await lockLogin(db, login.id)
  return present?.password_hash === login.password_hash ? placeOf(db, login.id, door) : undefined
}

async function admit({ db, exchange }: Context, login: Login, place: LoginPlace, door: Door) {
  if (login.totp_confirmed_at !== null) {
    const challenge = await issueToken(db, 'second-factor', login.id, challengeMinutes, { door })
    return { second_factor: 'totp' as const, challenge }
  }
  if (await demandsSecondFactor(db, place)) {
    // A passkey is both steps: with one, nothing else has to be set up.
    if (await hasPasskey(db, login.id)) {
      const challenge = await issueToken(db, 'second-factor', login.id, challengeMinutes, { door })
      return { second_factor: 'passkey' as const, challenge }
    }
    return { second_factor: 'set-up' as const, ...(await beginSetUp(db, login, { door })) }
  }
  return letIn(db, exchange, login, place)
}

/** Signs in the person whose code answered a challenge, with what else it brought. */
async function letInBy<Detail extends { door: Door }, Brought extends object>(
  { db, exchange }: Context,
  answered: { login: Login; detail: Detail; brought: Brought } | Problem,
) {
  if (answered instanceof Problem) return answered
  const { login, detail, brought } = answered
  const place = await placeOf(db, login.id, detail.door)
  if (place === undefined) throw new Problem('link/spent')
  return { ...(await letIn(db, exchange, login, place)), ...brought }
}

const enterWithCode = async (context: Context, given: CodeGiven) =>
  letInBy(
    context,
    await answerChallenge(context, 'second-factor', given, async (login, _: { door: Door }) =>
      (await acceptCode(context.db, login, given.code)) ? {} : undefined,
    ),
  )

const enterBySettingUp = async (context: Context, given: CodeGiven) =>
  letInBy(
    context,
    await answerChallenge(
      context,
      'set-up',
      given,
      async (login, { secret, replaces }: SettingUp) => {
        // It was set up on another device meanwhile.
        if (login.totp_confirmed_at !== null && !replaces) throw new Problem('link/spent')
        // What was used of the lost secret says nothing of the new one.
        const fresh = replaces ? { ...login, totp_last_step: null } : login
        const recovery_codes = await confirmSetUp(context.db, fresh, secret, given.code)
        if (recovery_codes !== undefined && replaces) await forgetLostFactor(context.db, login.id)
        return recovery_codes && { recovery_codes }
      },
    ),
  )

export const signInCalls = [
  bindSteps(calls.signIn, (step) => enter(step, 'staff')),
  bindSteps(calls.signInContractor, (step) => enter(step, 'contractor')),
  bind(calls.secondFactor, (context, { body }) => enterWithCode(context, body)),
  bind(calls.setUpSecondFactor, (context, { body }) => enterBySettingUp(context, body)),
  bind(calls.signOut, async ({ db, session, exchange }) => {
    await db.as('gate', () => endSession(db, exchange, session.id))
  }),
  bind(calls.csrfCookie, async ({ exchange }) => {
    setCsrfCookie(exchange, readCookie(exchange, 'plumbline_session'))
  }),
]
