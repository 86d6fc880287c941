// Takes mail to the mail server, or leaves it in the mailbox where there is none.

import { createTransport, type SendMailOptions } from 'nodemailer'
import { json, type RowOf, row } from '../../db/row.ts'
import { sql } from '../../db/sql.ts'
import { type FileStore, NotStored } from '../../files/server/file-store.ts'
import { type Performed, perform } from '../../jobs/server/perform.ts'
import type { Log } from '../../log/log.server.ts'
import { logoName } from '../draw/draw-page.ts'
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
  sender: 'string?',
  reply_to: 'string?',
  logo: 'string?',
})
type MailRow = RowOf<typeof mailRow>

/** A picture that the page of a mail shows. */
export type MailPicture = { data: Uint8Array; mime: string }

type Attachment = NonNullable<SendMailOptions['attachments']>[number]

/** The mail server said no, and will say so again; or what should go with the mail is gone. */
const refused = (error: unknown): boolean =>
  error instanceof NotStored ||
  (error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500)

export function deliverMails(settings: {
  smtpUrl: string | undefined
  /** `no-reply@example.com` */
  from: string
  /** Where attachments lie. */
  store: FileStore
  /** The logo under this key, as pages show it; a mail whose logo is gone leaves without it. */
  logo(key: string, log: Log): Promise<MailPicture | null>
}): Performed {
  const { smtpUrl, from, store, logo } = settings
  const transport = smtpUrl
    ? createTransport({ url: smtpUrl, connectionTimeout: 20_000, socketTimeout: 60_000 })
    : undefined

  async function goingWith({ attachments, logo: key }: MailRow, log: Log): Promise<Attachment[]> {
    const files = attachments.map(async ({ name, mime, key: at }) => ({
      filename: name,
      contentType: mime,
      content: await store.read(at),
    }))
    const picture = key === null ? null : await logo(key, log)
    return [
      ...(await Promise.all(files)),
      ...(picture === null
        ? []
        : [
            {
              filename: 'logo',
              contentType: picture.mime,
              contentDisposition: 'inline' as const,
              content: Buffer.from(picture.data),
              cid: logoName,
            },
          ]),
    ]
  }

  return perform(deliverMail, async ({ payload, transaction, last, log }) => {
    const [mail] = await transaction((db) =>
      db.as('gate', () =>
        db.many(
          mailRow,
          sql`
          select id, recipient, subject, text, html, lang, attachments, unsubscribe, sender, reply_to,
            logo from mail
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
              reply_to = case when ${state} = 'sent' then null else reply_to end,
              unsubscribe = case when ${state} = 'sent' then null else unsubscribe end
            where id = ${mail.id}`),
        ),
      )
    if (transport === undefined) {
      await note('kept')
      return
    }
    try {
      const attachments = await goingWith(mail, log)
      await transport.sendMail({
        // The same at each attempt, so that a mail that arrives twice can be told to be one.
        messageId: `<${mail.id}@plumbline>`,
        from: { name: mail.sender ?? 'Plumbline', address: from },
        ...(mail.reply_to !== null && { replyTo: { name: '', address: mail.reply_to } }),
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
