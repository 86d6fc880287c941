import { readCookie } from '../../../access/server/cookies.ts'
import { setCsrfCookie } from '../../../access/server/foreign.ts'
import { bind, bindSteps, type Context, type GateStep } from '../../../access/server/gate.ts'
import {
  countTries,
  forgetFailures,
  hour,
  noteFailure,
  refuseTooMany,
} from '../../../access/server/limits.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { Problem } from '../../../kit/problems.ts'
import { hasPasskey } from '../passkeys/passkeys.store.ts'
import * as calls from '../sign-in.contract.ts'
import { letIn } from './let-in.ts'
import { codesTriedLetter, languageOfLogin } from './letters.ts'
import {
  countTry,
  inTurn,
  logLockOut,
  noteEntered,
  noteRefused,
  triesOf,
} from './password-tries.ts'
import { passwordFits } from './passwords.ts'
import {
  acceptCode,
  confirmSetUp,
  findToken,
  issueToken,
  newSetUp,
  spendToken,
} from './second-factor.ts'
import {
  demandsSecondFactor,
  endSession,
  type Login,
  type LoginPlace,
  lockLogin,
  loginByEmail,
  loginById,
  placeOf,
} from './sessions.store.ts'

type Credentials = { body: { email: string; password: string } }
type Door = 'staff' | 'contractor'
const challengeMinutes = 5
/** An app may have to be installed first. */
const setUpMinutes = 15

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
    if (await hasPasskey(db, login.id)) return { second_factor: 'passkey' as const }
    const made = newSetUp(login.email)
    const { secret } = made
    const challenge = await issueToken(db, 'set-up', login.id, setUpMinutes, { door, secret })
    return { second_factor: 'set-up' as const, challenge, ...made }
  }
  return letIn(db, exchange, login, place)
}

/** The person who tries codes knows the password: its owner is told, once an hour at the most. */
async function warnOwner(db: Db, { id, email }: Login): Promise<void> {
  await logLockOut(db, id)
  const told = await countTries(db, { key: `codes-told ${id}`, most: 1, seconds: hour })
  if (told !== undefined) return
  await sendMail(db, { to: email, ...codesTriedLetter(await languageOfLogin(db, id)) })
}

type CodeGiven = { challenge: string; code: string }

/** Signs in who answers a challenge with a right code; `accept` says what it brings. */
async function answerChallenge<Detail extends { door: Door }, Brought extends object>(
  { db, exchange }: Context,
  kind: 'second-factor' | 'set-up',
  { challenge }: CodeGiven,
  accept: (login: Login, detail: Detail) => Promise<Brought | undefined>,
) {
  const found = await findToken<Detail>(db, kind, challenge)
  const login = found && (await loginById(db, found.login_id))
  if (found === undefined || login === undefined) throw new Problem('link/spent')
  const limit = { key: `code ${login.id}`, most: 5, seconds: 60 }
  await refuseTooMany(db, [limit])
  const brought = await accept(login, found.detail)
  if (brought === undefined) {
    if (await noteFailure(db, [limit])) await warnOwner(db, login)
    return new Problem('sign-in/code-refused')
  }
  await forgetFailures(db, limit)
  await spendToken(db, challenge)
  const place = await placeOf(db, login.id, found.detail.door)
  if (place === undefined) throw new Problem('link/spent')
  return { ...(await letIn(db, exchange, login, place)), ...brought }
}

const enterWithCode = (context: Context, given: CodeGiven) =>
  answerChallenge(context, 'second-factor', given, async (login) =>
    (await acceptCode(context.db, login, given.code)) ? {} : undefined,
  )

const enterBySettingUp = (context: Context, given: CodeGiven) =>
  answerChallenge(
    context,
    'set-up',
    given,
    async (login, { secret }: { door: Door; secret: string }) => {
      // It was set up on another device meanwhile.
      if (login.totp_confirmed_at !== null) throw new Problem('link/spent')
      const recovery_codes = await confirmSetUp(context.db, login, secret, given.code)
      return recovery_codes && { recovery_codes }
    },
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
