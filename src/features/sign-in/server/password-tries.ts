// Who may try a password: how often, and after whom.
import { availableParallelism } from 'node:os'
import type { GateStep } from '../../../access/server/gate.ts'
import {
  forgetFailures,
  hour,
  type Limit,
  noteFailure,
  refuseTooMany,
  takeBack,
} from '../../../access/server/limits.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Exchange } from '../../../kit/http/server/exchange.ts'
import { Problem } from '../../../kit/problems.ts'
import { turns } from '../../../kit/turns.ts'
import { knownDevice } from './devices.ts'
import { passwordFits } from './passwords.ts'
import { type Login, loginById } from './sessions.store.ts'

/** A password takes a core for some hundredths of a second: strangers who try many leave the others one. */
export const inTurn = turns({ atOnce: Math.max(2, availableParallelism() - 1), waiting: 100 })
/** The person signed in does not wait behind strangers. */
export const inOwnTurn = turns({ atOnce: 2, waiting: 100 })

const minute = 60
const ofAccount = (email: string): Limit => ({ key: `sign-in ${email}`, most: 20, seconds: hour })

export type Tries = { account: Limit[]; address: Limit[] }

/** A device that signed in before answers for itself alone: no stranger, and nobody behind the same
 *  address, holds it up. */
export function triesOf(email: string, exchange: Exchange, login: Login | undefined): Tries {
  const device = knownDevice(exchange, login)
  const here = { most: 5, seconds: minute }
  if (device !== undefined)
    return { account: [{ key: `sign-in ${email} device ${device}`, ...here }], address: [] }
  return {
    account: [{ key: `sign-in ${email} ${exchange.ip}`, ...here }, ofAccount(email)],
    address: [{ key: `sign-in ${exchange.ip}`, most: 60, seconds: minute }],
  }
}

export const countTry = (db: Db, { account, address }: Tries) =>
  refuseTooMany(db, [...account, ...address])

export async function noteRefused(db: Db, { account, address }: Tries, login: Login | undefined) {
  const locked = await noteFailure(db, account)
  await noteFailure(db, address)
  if (locked && login !== undefined) await logLockOut(db, login.id)
}

export async function noteEntered(db: Db, { account, address }: Tries): Promise<void> {
  const [here, ...others] = account
  if (here !== undefined) await forgetFailures(db, here)
  await takeBack(db, [...others, ...address])
}

/** The person who reads the login's mail need not wait for those who try. */
export const forgetStrangers = (db: Db, email: string): Promise<void> =>
  forgetFailures(db, ofAccount(email.toLowerCase()))

/** In the log of the login's companies, as nobody's doing. */
export const logLockOut = (db: Db, login: string) =>
  db.run(sql`select log_of_login(${login}, null, 'lock-out', '{}', false)`)

async function ownLogin(db: Db, id: string): Promise<Login> {
  const login = await loginById(db, id)
  if (login === undefined) throw new Problem('session/ended')
  return login
}

/** Asks the person signed in for the password again: who they are, with what they gave; or what is
 *  wrong with it. */
export async function passwordAgain<Input>(
  step: GateStep<Input>,
  field: string,
  passwordIn: (input: Input) => string,
): Promise<{ login: Login; input: Input } | Problem> {
  const { login, input, limit } = await step(({ db, session }, input) =>
    db.as('gate', async () => {
      const limit = { key: `again ${session.loginId}`, most: 5, seconds: minute }
      await refuseTooMany(db, [limit])
      return { login: await ownLogin(db, session.loginId), input, limit }
    }),
  )
  const fits = await passwordFits(login.password_hash, passwordIn(input))
  await step(({ db }) =>
    db.as('gate', async () => {
      if (fits) await forgetFailures(db, limit)
      else if (await noteFailure(db, [limit])) await logLockOut(db, login.id)
    }),
  )
  if (fits) return { login, input }
  return new Problem('input/invalid', {
    errors: { [field]: ['This is not your current password.'] },
  })
}
