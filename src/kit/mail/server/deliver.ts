// Takes mail to the mail server, or leaves it in the mailbox where there is none.

import { createTransport } from 'nodemailer'
import { json, row } from '../../db/row.ts'
import { sql } from '../../db/sql.ts'
import { type FileStore, NotStored } from '../../files/server/file-store.ts'
import { type Performed, perform } from '../../jobs/server/perform.ts'
import { deliverMail, type MailAttachment } from './send-mail.ts'

const mailRow = row({
  id: 'string',
  recipient: 'string',
  subject: 'string',
  text: 'string',
  html: 'string?',
  lang: 'string',
  attachments: json<MailAttachment[]>(),
  unsubscribe: 'string?',
})

/** The mail server said no, and will say so again; or what should go with the mail is gone. */
const refused = (error: unknown): boolean =>
  error instanceof NotStored ||
  (error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500)

export function deliverMails(settings: {
  smtpUrl: string | undefined
  /** `Plumbline <no-reply@example.com>` */
  from: string
  /** Where attachments lie. */
  store: FileStore
}): Performed {
  const { smtpUrl, from, store } = settings
  const transport = smtpUrl
    ? createTransport({ url: smtpUrl, connectionTimeout: 20_000, socketTimeout: 60_000 })
    : undefined

  return perform(deliverMail, async ({ payload, transaction, last }) => {
    const [mail] = await transaction((db) =>
      db.as('gate', () =>
        db.many(
          mailRow,
          sql`select id, recipient, subject, text, html, lang, attachments, unsubscribe from mail
            where id = ${payload.mail_id} and state = 'queued'`,
        ),
      ),
    )
    if (mail === undefined) return
    const note = (state: 'queued' | 'kept' | 'sent' | 'failed', error: string | null = null) =>
      transaction((db) =>
        db.as('gate', () =>
          db.run(sql`
            update mail set state = ${state}, error = ${error},
              settled_at = case when ${state} = 'queued' then null else now() end,
              -- What was sent is its reader's; here it stays known that it was.
              text = case when ${state} = 'sent' then '' else text end,
              html = case when ${state} = 'sent' then null else html end,
              unsubscribe = case when ${state} = 'sent' then null else unsubscribe end
            where id = ${mail.id}`),
        ),
      )
    if (transport === undefined) {
      await note('kept')
      return
    }
    try {
      const attachments = await Promise.all(
        mail.attachments.map(async ({ name, mime, key }) => ({
          filename: name,
          contentType: mime,
          content: await store.read(key),
        })),
      )
      await transport.sendMail({
        // The same at each attempt, so that a mail that arrives twice can be told to be one.
        messageId: `<${mail.id}@plumbline>`,
        from,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        ...(mail.html === null ? {} : { html: mail.html }),
        ...(attachments.length === 0 ? {} : { attachments }),
        headers: {
          'Content-Language': mail.lang,
          'Auto-Submitted': 'auto-generated',
          ...(mail.unsubscribe !== null && {
            'List-Unsubscribe': `<${mail.unsubscribe}>`,
            // The mail program may press the button itself (RFC 8058).
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    } catch (error) {
      const final = refused(error)
      await note(final || last ? 'failed' : 'queued', String(error))
      if (final) return
      throw error
    }
    await note('sent')
  })
}
