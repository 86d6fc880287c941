import { z } from 'zod'
import type { Db } from '../../db/server/database.ts'
import { sql } from '../../db/sql.ts'
import { defineJob } from '../../jobs/job.ts'
import { enqueue } from '../../jobs/server/enqueue.ts'
import type { Locale } from '../../locales.ts'
import { drawPage } from '../draw/draw-page.ts'
import { drawText } from '../draw/draw-text.ts'
import type { MailBrand } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'

export type Mail = {
  /** One address, without a name. */
  to: string
  lang: Locale
  brand: MailBrand
  attachments?: readonly MailAttachment[]
  /** Leaves then, and no earlier. */
  at?: Date | undefined
  /** The page that ends mails of this kind, which mail programs show beside it. */
  unsubscribe?: string | undefined
}

/** What goes with a mail: it must lie in the file store until the mail has left. */
export type MailAttachment = { name: string; mime: string; key: string }

export const deliverMail = defineJob('deliver-mail', z.object({ mail_id: z.uuid() }))

const address = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u

/** A line break in a subject or a name would begin a header of the sender's choice. */
const oneLine = (text: string) => text.replace(/\p{C}+/gu, ' ').trim()

/** Writes a mail in the transaction of `db`; it leaves if and only if that commits. */
export async function sendMail<Facts>(
  db: Db,
  kind: MailKind<Facts>,
  facts: Facts,
  { to, lang, brand, attachments = [], at, unsubscribe }: Mail,
): Promise<void> {
  if (!address.test(to)) throw new Error('A mail needs one plain address.')
  const said = kind.write(facts, lang)
  const letter = { ...said, subject: oneLine(said.subject) }
  const answers = letter.writer?.email ?? null
  const rows = await db.as('gate', () =>
    db.many(
      { id: 'string' },
      sql`
      insert into mail (recipient, subject, text, html, lang, attachments, unsubscribe, sender,
        reply_to, logo)
      values (${to}, ${letter.subject}, ${drawText(letter, brand, lang)},
        ${drawPage(letter, brand, lang)}, ${lang}, ${JSON.stringify(attachments)},
        ${unsubscribe ?? null}, ${oneLine(brand.name)},
        ${answers !== null && address.test(answers) ? answers : null}, ${brand.logoKey})
      returning id`,
    ),
  )
  for (const { id } of rows)
    await enqueue(db, deliverMail, { mail_id: id }, at === undefined ? {} : { runAt: at })
}
