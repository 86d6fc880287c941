// The second step of a sign-in: a challenge that was given for the right password, and a code that answers it.
import type { Context } from '../../../access/server/gate.ts'
import {
  countTries,
  forgetFailures,
  hour,
  noteFailure,
  refuseTooMany,
} from '../../../access/server/limits.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { productBrand } from '../../../kit/mail/letter.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { Problem } from '../../../kit/problems.ts'
import { codesTriedMail, languageOfLogin } from './letters.ts'
import { logLockOut } from './password-tries.ts'
import { findToken, issueToken, newSetUp, spendToken } from './second-factor.ts'
import { type Login, loginById } from './sessions.store.ts'

export type Door = 'staff' | 'contractor'
export type CodeGiven = { challenge: string; code: string }
/** `replaces`: what the person had was lost, and ends once this is on. */
export type SettingUp = { door: Door; secret: string; replaces?: boolean }

/** An app may have to be installed first. */
const setUpMinutes = 15

/** What the person needs to set up a second step, and the challenge that its first code answers. */
export async function beginSetUp(db: Db, login: Login, more: Omit<SettingUp, 'secret'>) {
  const made = newSetUp(login.email)
  const detail: SettingUp = { ...more, secret: made.secret }
  return { challenge: await issueToken(db, 'set-up', login.id, setUpMinutes, detail), ...made }
}

/** The person who tries codes knows the password: its owner is told, once an hour at the most. */
async function warnOwner(db: Db, { id, email }: Login, publicUrl: string): Promise<void> {
  await logLockOut(db, id)
  const told = await countTries(db, { key: `codes-told ${id}`, most: 1, seconds: hour })
  if (told !== undefined) return
  const lang = await languageOfLogin(db, id)
  await sendMail(db, codesTriedMail, { publicUrl }, { to: email, lang, brand: productBrand })
}

/** Spends a challenge that a right code answers; `accept` says what the code brings. */
export async function answerChallenge<Detail, Brought extends object>(
  { db, exchange }: Context,
  kind: 'second-factor' | 'set-up',
  { challenge }: CodeGiven,
  accept: (login: Login, detail: Detail) => Promise<Brought | undefined>,
): Promise<{ login: Login; detail: Detail; brought: Brought } | Problem> {
  const found = await findToken<Detail>(db, kind, challenge)
  const login = found && (await loginById(db, found.login_id))
  if (found === undefined || login === undefined) throw new Problem('link/spent')
  const limit = { key: `code ${login.id}`, most: 5, seconds: 60 }
  await refuseTooMany(db, [limit])
  const brought = await accept(login, found.detail)
  if (brought === undefined) {
    if (await noteFailure(db, [limit])) await warnOwner(db, login, exchange.publicUrl)
    return new Problem('sign-in/code-refused')
  }
  await forgetFailures(db, limit)
  await spendToken(db, challenge)
  return { login, detail: found.detail, brought }
}
