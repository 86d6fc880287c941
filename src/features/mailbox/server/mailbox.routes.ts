// Mail belongs to no company, and the role of requests may not read it: only an admin's call does,
// in the role of the gate.

import { bind, bindSteps } from '../../../access/server/gate.ts'
import { columns, one } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { logoName } from '../../../kit/mail/draw/draw-page.ts'
import type { MailPicture } from '../../../kit/mail/server/deliver.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from '../mailbox.contract.ts'

const listed = {
  ...columns('mail', 'id', 'recipient', 'subject', 'error', 'created_at'),
  state: one<'queued' | 'kept' | 'sent' | 'failed'>(),
}

const list = bind(calls.listMail, ({ db }, { query: { page, per_page } }) =>
  db.as('gate', async () => {
    const [count] = await db.many({ total: 'number' }, sql`select count(*) as total from mail`)
    const total = count?.total ?? 0
    const data = await db.many(
      listed,
      sql`
      select id, recipient, subject, state, error, created_at from mail
      order by id desc limit ${per_page} offset ${(page - 1) * per_page}`,
    )
    const last_page = Math.max(1, Math.ceil(total / per_page))
    return { data: { data, current_page: page, per_page, total, last_page } }
  }),
)

/** The logo lies in the page itself: the mailbox loads nothing. */
const withLogo = (html: string | null, logo: MailPicture | null): string | null =>
  html === null || logo === null
    ? html
    : html.replace(
        `cid:${logoName}`,
        `data:${logo.mime};base64,${Buffer.from(logo.data).toString('base64')}`,
      )

type Picture = (key: string) => Promise<MailPicture | null>

const readWith = (picture: Picture) =>
  bindSteps(calls.readMail, async (step) => {
    const {
      logo: key,
      html,
      ...mail
    } = await step(({ db }, { params }) =>
      db.as('gate', async () => {
        const found = await db.maybe(
          { ...listed, ...columns('mail', 'text', 'html', 'reply_to', 'logo') },
          sql`select * from mail where id = ${params.id}`,
        )
        if (found === undefined) throw new Problem('row/missing')
        return found
      }),
    )
    const logo = key === null || html === null ? null : await picture(key)
    return { data: { ...mail, html: withLogo(html, logo) } }
  })

export const mailboxCalls = (picture: Picture) => [list, readWith(picture)]
