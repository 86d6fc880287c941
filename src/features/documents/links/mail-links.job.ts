// Who has no account is mailed the link when others are reminded in the product.
import { z } from 'zod'
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { writerOf } from '../../../access/server/mail-addresses.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { type Performed, perform } from '../../../kit/jobs/server/perform.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { dueOf } from '../asked/asked.store.ts'
import { publishedOf } from '../signoffs/signoffs.store.ts'
import { registerOfDocument } from '../versions/versions.store.ts'
import * as links from './link.store.ts'
import { documentLinkMail } from './link-mail.ts'

type Reminder = { record: string; event: string; people: readonly string[] }

/** As a notice tells those who have an account. */
export const mailDocumentLinks = defineJob(
  'mail-document-links',
  z.object({ record: z.uuid(), event: z.string(), people: z.array(z.uuid()) }),
)

/** Each once for each event, and none where the document is signed by then. */
export async function mailLinks(
  db: Db,
  { record: document, event, people }: Reminder,
  publicUrl: string,
): Promise<void> {
  const brand = await brandOf(db)
  const timezone = await links.zoneHere(db)
  const writer = await writerOf(db, await ownerOf(db, document))
  for (const person of people) {
    const due_on = await dueOf(db, document, person)
    const reach = await links.reachOf(db, person)
    if (due_on === null || reach?.email == null || reach.account !== null) continue
    if (!(await links.isNewReminder(db, { document, person }, event))) continue
    const { email, lang, name } = reach
    const { content } = await publishedOf(db, document)
    const link = await links.insertReminder(db, {
      ...{ document, person, lang, email, publicUrl, lasts: links.aFortnight, reminded: event },
    })
    if (link === undefined) continue
    const { address, expires_at } = link
    const facts = {
      ...{ company: brand.name, title: String(content.title), name, address, ends: expires_at },
      ...{ writer, timezone, due_on },
    }
    await sendMail(db, documentLinkMail, facts, { to: email, lang, brand })
  }
}

async function ownerOf(db: Db, document: string): Promise<string | null> {
  const found = await db.maybe(
    { owner: 'string?' },
    sql`
    select owner from ${sql.id(await registerOfDocument(db, document))}
    where company_id = current_company() and id = ${document}`,
  )
  return found?.owner ?? null
}

export const mailsDocumentLinks = (publicUrl: string): Performed =>
  perform(mailDocumentLinks, ({ payload, once }) =>
    once('mail', (db) => mailLinks(db, payload, publicUrl)),
  )
