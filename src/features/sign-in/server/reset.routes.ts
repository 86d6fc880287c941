import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from '../sign-in.contract.ts'
import { noteFailure, refuseTooMany } from './attempts.store.ts'
import { hashPassword, refuseCommon } from './passwords.ts'
import { findToken, issueToken, spendToken } from './second-factor.ts'
import { endOtherSessions, loginByEmail, loginById } from './sessions.store.ts'

const linkMinutes = 60

const forgot = bind(calls.forgotPassword, async ({ db, exchange }, { body }) => {
  // Each request counts, also a successful one: nobody's inbox is filled from here.
  const key = `forgot:${body.email}`
  await refuseTooMany(db, key)
  await noteFailure(db, key)
  const login = await loginByEmail(db, body.email)
  if (login !== undefined) {
    const token = await issueToken(db, 'reset', login.id, linkMinutes)
    const query = new URLSearchParams({ token, email: login.email })
    await sendMail(db, {
      to: login.email,
      subject: 'Set a new Plumbline password',
      text: `Somebody, probably you, asked to set a new password.\n\n${exchange.publicUrl}/reset-password/?${query}\n\nThe link works once, for an hour. If it was not you, nothing needs doing.`,
    })
  }
  return { message: 'If there is an account with this address, a link is on its way.' }
})

const reset = bind(calls.resetPassword, async ({ db }, { body }) => {
  const found = await findToken(db, 'reset', body.token)
  const login = found && (await loginById(db, found.login_id))
  if (login === undefined || login.email.toLowerCase() !== body.email)
    throw new Problem('link/spent')
  refuseCommon(body.password, login.email)
  await spendToken(db, body.token)
  await db.run(
    sql`update login set password_hash = ${await hashPassword(body.password)} where id = ${login.id}`,
  )
  await endOtherSessions(db, login.id)
  return { message: 'Your new password is set. Please sign in with it.' }
})

export const resetCalls = [forgot, reset]
