// Whether an address is known is looked up here, once the answer has left: nobody reads it off the time
// that the answer takes.
import { z } from 'zod'
import { defineJob } from '../../../kit/jobs/job.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { productBrand } from '../../../kit/mail/letter.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { languageOfLogin, resetMail } from './letters.ts'
import { issueToken } from './second-factor.ts'
import { loginByEmail } from './sessions.store.ts'

const linkMinutes = 60

export const sendReset = defineJob(
  'send-reset',
  z.object({
    email: z.string(),
    /** Where people reach the server. */
    public_url: z.string(),
  }),
)

export const sendResets: Performed = perform(sendReset, ({ payload, once }) =>
  once('letter', (db) =>
    db.as('gate', async () => {
      const login = await loginByEmail(db, payload.email)
      if (login === undefined) return
      const token = await issueToken(db, 'reset', login.id, linkMinutes)
      const query = new URLSearchParams({ token, email: login.email })
      const address = `${payload.public_url}/reset-password/?${query}`
      const lang = await languageOfLogin(db, login.id)
      await sendMail(db, resetMail, { address }, { to: login.email, lang, brand: productBrand })
    }),
  ),
)
