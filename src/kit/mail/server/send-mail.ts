import { z } from 'zod'
import type { Db } from '../../db/server/database.ts'
import { sql } from '../../db/sql.ts'
import { defineJob } from '../../jobs/job.ts'
import { enqueue } from '../../jobs/server/enqueue.ts'
import type { Locale } from '../../locales.ts'

export type Mail = {
  /** One address, without a name. */
  to: string
  subject: string
  text: string
  html?: string
  lang?: Locale
  attachments?: readonly MailAttachment[]
  /** Leaves then, and no earlier. */
  at?: Date
  /** The page that ends mails of this kind, which mail programs show beside it. */
  unsubscribe?: string
}

/** What goes with a mail: it must lie in the file store until the mail has left. */
export type MailAttachment = { name: string; mime: string; key: string }

export const deliverMail = defineJob('deliver-mail', z.object({ mail_id: z.uuid() }))

const address = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u

/** Writes a mail in the transaction of `db`; it leaves if and only if that commits. */
export async function sendMail(
  db: Db,
  { to, subject, text, html, lang = 'en', attachments = [], at, unsubscribe }: Mail,
) {
  if (!address.test(to)) throw new Error('A mail needs one plain address.')
  // A line break in a subject would begin a header of the sender's choice.
  const line = subject.replace(/\p{C}+/gu, ' ').trim()
  const rows = await db.as('gate', () =>
    db.many(
      { id: 'string' },
      sql`
      insert into mail (recipient, subject, text, html, lang, attachments, unsubscribe)
      values (${to}, ${line}, ${text}, ${html ?? null}, ${lang}, ${JSON.stringify(attachments)},
        ${unsubscribe ?? null})
      returning id`,
    ),
  )
  for (const { id } of rows)
    await enqueue(db, deliverMail, { mail_id: id }, at === undefined ? {} : { runAt: at })
}
