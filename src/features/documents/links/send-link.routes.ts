// Who sends a person without an account the way to a document, or shows it to them.
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { bind, type Context } from '../../../access/server/gate.ts'
import { countTries, hour, refuseTooMany } from '../../../access/server/limits.ts'
import { writerNamed } from '../../../access/server/mail-addresses.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { publishedOf } from '../signoffs/signoffs.store.ts'
import { seenDocument } from '../versions/seen.server.ts'
import * as links from './link.store.ts'
import { documentLinkMail } from './link-mail.ts'
import * as calls from './links.contract.ts'

/** As many as a manager of a large site sends in an hour. */
const mostLinks = 300

/** A mail is refused with the minutes to wait. */
export async function refuseManyLinks(
  { db, session }: Context,
  of: string,
  mailed: boolean,
): Promise<void> {
  const limit = { key: `${of} ${session.loginId}`, most: mostLinks, seconds: hour }
  if (!mailed) return db.as('gate', () => refuseTooMany(db, [limit]))
  const wait = await db.as('gate', () => countTries(db, limit))
  if (wait === undefined) return
  throw new Problem('mail/limit', { extra: { retry_after: wait, minutes: Math.ceil(wait / 60) } })
}

/** Who signs in signs there: by a link somebody else could sign in their name. An orientation has links of its own. */
async function reached(context: Context, registers: Registers, id: string, person: string) {
  const { db } = context
  const { register, row } = await seenDocument(context, registers, id)
  if (row.archived_at !== null) throw new Problem('row/archived')
  const { content } = await publishedOf(db, id)
  const reach = await links.reachOf(db, person)
  if (reach === undefined || reach.account !== null || register === 'orientation')
    throw new Problem('signature/person')
  return { title: String(content.title), ...reach }
}

export const sendLinkCalls = (registers: Registers) => [
  bind(calls.readDocumentLink, async (context, { params: { id, person } }) => {
    await seenDocument(context, registers, id)
    const reach = await links.reachOf(context.db, person)
    if (reach === undefined) throw new Problem('row/missing')
    const { email, lang, account } = reach
    const link = (await links.linkOf(context.db, { document: id, person })) ?? null
    return { data: { email, lang, signs_in: account !== null, link } }
  }),

  bind(calls.makeDocumentLink, async (context, { params: { id, person }, body }) => {
    const { db, exchange, session } = context
    const { title, name } = await reached(context, registers, id, person)
    const { email, lang } = body
    await refuseManyLinks(context, 'documents', email !== null)
    const { address, expires_at } = await links.insertLink(db, {
      ...{ document: id, person, lang, email, lasts: links.aFortnight },
      publicUrl: exchange.publicUrl,
    })
    if (email === null) return { data: { address, expires_at } }
    const brand = await brandOf(db)
    const facts = {
      ...{ company: brand.name, title, name, address, ends: expires_at },
      writer: await writerNamed(db, session.accountId, session.name),
      timezone: await links.zoneHere(db),
    }
    await sendMail(db, documentLinkMail, facts, { to: email, lang, brand })
    return { data: { address: null, expires_at } }
  }),

  bind(calls.codeToSignDocument, async (context, { params: { id, person } }) => {
    const { lang } = await reached(context, registers, id, person)
    await refuseManyLinks(context, 'documents', false)
    const { address, expires_at } = await links.insertLink(context.db, {
      ...{ document: id, person, lang, email: null, lasts: links.aWhile },
      publicUrl: context.exchange.publicUrl,
    })
    return { data: { address, ends_at: expires_at } }
  }),

  bind(calls.endDocumentLink, async (context, { params: { id, person } }) => {
    await seenDocument(context, registers, id)
    await links.endLinkOf(context.db, { document: id, person })
  }),
]
