// Links that begin a company, in the role of the gate.
import { columns, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'

export const trialDays = 30
/** How long the link works. */
export const daysOpen = 14

type NewStart = {
  kind: 'trial' | 'first'
  token: Buffer
  name?: string
  company?: string
  email?: string
  lang?: Locale
  request?: string
}

export const insertStart = (db: Db, start: NewStart) => {
  const { kind, token, name = '', company = '', email = '', lang = 'en', request = null } = start
  return db.run(sql`
    insert into company_start (token_hash, kind, name, company, email, lang, request, expires_at)
    values (${token}, ${kind}, ${name}, ${company}, ${email}, ${lang}, ${request},
      now() + make_interval(days => ${daysOpen}))`)
}

const startRow = {
  ...columns('company_start', 'id', 'name', 'company', 'email', 'request'),
  kind: one<'trial' | 'first'>(),
  lang: one<Locale>(),
} as const

/** Locked: two clicks make one company. */
export const openStart = (db: Db, token: Buffer) =>
  db.maybe(
    startRow,
    sql`
    select id, kind, name, company, email, lang, request from company_start
    where token_hash = ${token} and used_at is null and expires_at > now() for update`,
  )

export async function spendStart(
  db: Db,
  { id, request }: { id: string; request: string | null },
  company: string,
): Promise<void> {
  await db.run(sql`update company_start set used_at = now() where id = ${id}`)
  if (request !== null)
    await db.run(sql`
      update site_request set state = 'done', became = ${company}, changed_at = now() where id = ${request}`)
}

/** Nobody can sign in yet, and nothing has begun. */
export const isUnused = async (db: Db): Promise<boolean> =>
  (await db.maybe(sql`select from login union all select from company limit 1`)) === undefined

/** A first start that was not used before it ran out, or was printed by an earlier start, leads nowhere any more. */
export const dropFirstStarts = (db: Db) =>
  db.run(sql`delete from company_start where kind = 'first' and used_at is null`)
