// The link by which a person without an account reads and signs a document.
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../access/server/gate.ts'
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'

/** How a person is reached; who signs in needs no link. */
export const reachOf = (db: Db, person: string) =>
  db.maybe(
    { email: 'string?', lang: one<Locale>(), name: 'string', account: 'string?' },
    sql`
    select p.email, p.language as lang, p.name, a.id as account from person p
    left join account a on a.company_id = p.company_id and a.id = p.id and a.kind = 'staff'
      and a.deactivated_at is null and a.login_id is not null
    where p.company_id = current_company() and p.id = ${person} and p.archived_at is null`,
  )

type Whose = { document: string; person: string }
type Made = Whose & {
  lang: Locale
  email: string | null
  publicUrl: string
  lasts: Sql
  /** Of which reminder it is; nothing where somebody sends it. */
  reminded?: string
}

export const aFortnight = sql`interval '14 days'`
export const aWhile = sql`interval '10 minutes'`

/** Somebody has just mailed the link themselves. */
const justSent = sql`l.reminded is null and l.email is not null and l.ended_at is null
  and l.created_at > now() - interval '1 day'`

/** A new link, which ends the one before; nothing where it is for a reminder and somebody has just mailed one. */
async function putLink(db: Db, { publicUrl, lasts, reminded, ...made }: Made) {
  const token = randomBytes(32).toString('base64url')
  const link = await db.maybe(
    { expires_at: 'string' },
    sql`
    insert into document_link as l (company_id, document, person, hash, lang, email, expires_at, reminded)
    values (current_company(), ${made.document}, ${made.person}, ${hashToken(token)}, ${made.lang},
      ${made.email}, statement_timestamp() + ${lasts}, ${reminded ?? null})
    on conflict (company_id, document, person) do update set hash = excluded.hash, lang = excluded.lang,
      email = excluded.email, expires_at = excluded.expires_at, ended_at = null, created_at = now(),
      reminded = coalesce(excluded.reminded, l.reminded)
    where ${reminded === undefined ? sql`true` : sql`not (${justSent})`}
    returning expires_at`,
  )
  return link && { address: `${publicUrl}/document/${token}`, expires_at: link.expires_at }
}

export async function insertLink(db: Db, made: Omit<Made, 'reminded'>) {
  const link = await putLink(db, made)
  if (link === undefined) throw new Error('The link left no row.')
  return link
}

export const insertReminder = (db: Db, made: Made & { reminded: string }) => putLink(db, made)

/** Whether the person was not mailed the link for it yet. */
export const isNewReminder = async (
  db: Db,
  { document, person }: Whose,
  event: string,
): Promise<boolean> =>
  (await db.maybe(sql`
    select id from document_link where company_id = current_company() and document = ${document}
      and person = ${person} and reminded = ${event} for update`)) === undefined

const whose = ({ document, person }: Whose): Sql => sql`
  company_id = current_company() and document = ${document} and person = ${person} and ended_at is null`

export const linkOf = (db: Db, one: Whose) =>
  db.maybe(
    { email: 'string?', sent_at: 'string', expires_at: 'string' },
    sql`
    select email, created_at as sent_at, expires_at from document_link
    where ${whose(one)} and expires_at > now()`,
  )

export const endLinkOf = (db: Db, one: Whose) =>
  db.run(sql`update document_link set ended_at = now() where ${whose(one)}`)

/** In which language the link was sent, and where its company is. */
export const sentAs = (db: Db, { document, person }: Whose) =>
  db.maybe(
    { lang: one<Locale>(), zone: 'string' },
    sql`
    select l.lang, c.timezone as zone from document_link l join company c on c.id = l.company_id
    where l.company_id = current_company() and l.document = ${document} and l.person = ${person}`,
  )

export const zoneHere = async (db: Db): Promise<string> =>
  (
    await db.maybe(
      { timezone: 'string' },
      sql`select timezone from company where id = current_company()`,
    )
  )?.timezone ?? 'UTC'

export const fileOf = (db: Db, id: string) =>
  db.maybe(
    {
      id: 'string',
      company_id: 'string',
      name: 'string',
      mime: 'string',
      bytes: 'number',
      sha256: 'string',
    },
    sql`
    select id, company_id, name, mime, bytes, sha256 from file
    where company_id = current_company() and id = ${id}`,
  )
