import { bind, bindSteps } from '../../../access/server/gate.ts'
import { hour, refuseTooMany } from '../../../access/server/limits.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from '../sign-in.contract.ts'
import { inTurn } from './password-tries.ts'
import { hashPassword, refuseCommon } from './passwords.ts'
import { findToken } from './second-factor.ts'
import { sendReset } from './send-reset.job.ts'
import { type Login, loginById } from './sessions.store.ts'
import { setPassword } from './set-password.ts'

const forgot = bind(calls.forgotPassword, async ({ db, exchange }, { body: { email } }) => {
  // Each request counts, also a successful one: nobody's inbox is filled from here.
  await refuseTooMany(db, [
    { key: `forgot ${email}`, most: 5, seconds: hour },
    { key: `forgot ${exchange.ip}`, most: 60, seconds: hour },
  ])
  await enqueue(db, sendReset, { email, public_url: exchange.publicUrl })
  return { message: 'If there is an account with this address, a link is on its way.' }
})

async function loginOfLink(db: Db, { token, email }: { token: string; email: string }) {
  const found = await findToken(db, 'reset', token)
  const login: Login | undefined = found && (await loginById(db, found.login_id))
  if (login === undefined || login.email.toLowerCase() !== email) throw new Problem('link/spent')
  return login
}

const reset = bindSteps(calls.resetPassword, (step) =>
  inTurn(async () => {
    const chosen = await step(async ({ db }, { body }) => {
      refuseCommon(body.password, (await loginOfLink(db, body)).email)
      return body.password
    })
    const hash = await hashPassword(chosen)
    return step(async ({ db }, { body }) => {
      await setPassword(db, await loginOfLink(db, body), hash)
      return { message: 'Your new password is set. Please sign in with it.' }
    })
  }),
)

export const resetCalls = [forgot, reset]
