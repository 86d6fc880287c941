// The link by which a person takes an orientation without signing in.
import { randomBytes } from 'node:crypto'
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { hashToken } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { Writer } from '../../../kit/mail/letter.ts'
import { sendMail } from '../../../kit/mail/server/send-mail.ts'
import { linkMail } from '../telling/link-mail.ts'

type Made = { record: string; lang: Locale; email: string | null; publicUrl: string }

export async function insertLink(db: Db, { record, lang, email, publicUrl }: Made) {
  const token = randomBytes(32).toString('base64url')
  const made = await db.maybe(
    { expires_at: 'string' },
    sql`
    insert into orientation_link (company_id, record, hash, lang, email, expires_at)
    values (current_company(), ${record}, ${hashToken(token)}, ${lang}, ${email},
      statement_timestamp() + interval '14 days')
    on conflict (company_id, record) do update set hash = excluded.hash, lang = excluded.lang,
      email = excluded.email, expires_at = excluded.expires_at, ended_at = null, created_at = now()
    returning expires_at`,
  )
  if (made === undefined) throw new Error('The link left no row.')
  return { address: `${publicUrl}/orientation/${token}`, expires_at: made.expires_at }
}

export const linkOf = (db: Db, record: string) =>
  db.maybe(
    { email: 'string?', sent_at: 'string', expires_at: 'string' },
    sql`
    select email, created_at as sent_at, expires_at from orientation_link
    where company_id = current_company() and record = ${record} and ended_at is null
      and expires_at > now()`,
  )

export const endLinkOf = (db: Db, record: string) =>
  db.run(sql`
    update orientation_link set ended_at = now()
    where company_id = current_company() and record = ${record} and ended_at is null`)

type Mailed = Made & {
  email: string
  title: string
  name: string
  project: string | null
  zone: string
  writer: Writer
  /** Why it is sent once more. */
  refused?: { card: string; reason: string }
}

export async function mailLink(db: Db, { refused, ...mailed }: Mailed): Promise<string> {
  const { address, expires_at } = await insertLink(db, mailed)
  const brand = await brandOf(db, { project: mailed.project })
  const { title, name, zone: timezone, writer } = mailed
  const facts = {
    ...{ company: brand.name, title, name, writer, address, ends: expires_at, timezone },
    refused: refused ?? null,
  }
  await sendMail(db, linkMail, facts, { to: mailed.email, lang: mailed.lang, brand })
  return expires_at
}
