// The link by which somebody without an account reads and signs what they said.
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'

export async function insertStatementLink(
  db: Db,
  {
    told,
    lang,
    email,
    publicUrl,
  }: { told: string; lang: Locale; email: string | null; publicUrl: string },
) {
  const token = randomBytes(32).toString('base64url')
  const link = await db.maybe(
    { expires_at: 'string' },
    sql`
    insert into incident_statement_link (company_id, told, hash, lang, email, expires_at)
    values (current_company(), ${told}, ${hashToken(token)}, ${lang}, ${email}, now() + interval '14 days')
    on conflict (company_id, told) do update set hash = excluded.hash, lang = excluded.lang,
      email = excluded.email, expires_at = excluded.expires_at, ended_at = null, created_at = now()
    returning expires_at`,
  )
  if (link === undefined) throw new Error('The link left no row.')
  return { address: `${publicUrl}/statement/${token}`, expires_at: link.expires_at }
}

export const statementLinkOf = (db: Db, told: string) =>
  db.maybe(
    { email: 'string?', sent_at: 'string', expires_at: 'string' },
    sql`
    select email, created_at as sent_at, expires_at from incident_statement_link
    where company_id = current_company() and told = ${told} and ended_at is null and expires_at > now()`,
  )

export const endStatementLinkOf = (db: Db, told: string) =>
  db.run(sql`
    update incident_statement_link set ended_at = now()
    where company_id = current_company() and told = ${told} and ended_at is null`)
