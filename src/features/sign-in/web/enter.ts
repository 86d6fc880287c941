import type { SetUp } from '../../../access/credentials.ts'
// From credentials to a session, for the three kinds of people.
import {
  type AccountRole,
  forgetSession,
  homePathOf,
  roleOf,
  signInAs,
  storeToken,
  type User,
} from '../../../access/web/session.ts'
import { call } from '../../../kit/http/client.web.ts'
import { enterByWayIn } from '../lost-factor/lost-factor.contract.ts'
import { passkeyOptions, signInWithPasskey } from '../passkeys/passkeys.contract.ts'
import {
  adminUser,
  contractorUser,
  secondFactor,
  setUpSecondFactor,
  signIn,
  signInContractor,
  staffAccount,
} from '../sign-in.contract.ts'

type Entrance = { token: string; role: AccountRole }
/** Where to go now; or the challenge that a code must answer first, of a second factor that is set up or of
 *  one that must be. */
export type SignInOutcome =
  | Entered
  | { passkey: true; challenge: string }
  | { challenge: string; setUp?: SetUp; lost?: true }
export type Entered = { path: string; locale?: string | null | undefined }
const keepSession = true

async function userOf(role: AccountRole): Promise<User> {
  if (role === 'admin') return call(adminUser, { keepSession })
  if (role === 'trade_contractor') return call(contractorUser, { keepSession })
  return call(staffAccount, { keepSession })
}

/** Takes up a session that was opened. */
export async function enter({ token, role }: Entrance): Promise<Entered> {
  storeToken(token)
  try {
    const user = await userOf(role)
    const staff = role !== 'admin' && role !== 'trade_contractor'
    signInAs(user, staff ? (roleOf(user) ?? role) : role)
    return { path: homePathOf(role), locale: user.locale }
  } catch (error) {
    forgetSession()
    throw error
  }
}

export async function enterWithPassword(
  kind: 'staff' | 'contractor',
  body: { email: string; password: string },
): Promise<SignInOutcome> {
  const route = kind === 'staff' ? signIn : signInContractor
  try {
    const answer = await call(route, { body, keepSession })
    if ('token' in answer) return await enter(answer)
    const { challenge } = answer
    if (answer.second_factor === 'passkey') return { passkey: true, challenge }
    return answer.second_factor === 'totp' ? { challenge } : { challenge, setUp: answer }
  } catch (error) {
    forgetSession()
    throw error
  }
}

export async function enterWithCode(challenge: string, code: string): Promise<SignInOutcome> {
  return enter(await call(secondFactor, { body: { challenge, code }, keepSession }))
}

/** In place of a second step that was lost: a new one is set up before anything else. */
export async function enterWithWayIn(challenge: string, code: string): Promise<SignInOutcome> {
  const setUp = await call(enterByWayIn, { body: { challenge, code }, keepSession })
  return { challenge: setUp.challenge, setUp, lost: true }
}

/** What the person must keep, and where to go then. */
export async function enterBySettingUp(
  challenge: string,
  code: string,
): Promise<{ codes: string[]; entered: Entered }> {
  const { recovery_codes: codes, ...entrance } = await call(setUpSecondFactor, {
    body: { challenge, code },
    keepSession,
  })
  return { codes, entered: await enter(entrance) }
}

/** A key on the person's device is asked; the browser shows them what for. */
export async function enterWithPasskey(door: 'staff' | 'contractor'): Promise<Entered> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = await call(passkeyOptions, { keepSession })
  const { id, response } = await startAuthentication({ optionsJSON })
  const body = {
    door,
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  }
  return enter(await call(signInWithPasskey, { body, keepSession }))
}
