import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ByHand } from '../../../kit/drawing/strokes.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import { statement } from './statement.ts'

export async function publishedOf(db: Db, document: string) {
  const version = await db.maybe(
    {
      number: 'number',
      hash: 'string',
      note: 'string?',
      published_at: 'string',
      content: json<Record<string, unknown>>(),
    },
    sql`
    select number, hash, note, published_at, content from document_version
    where company_id = current_company() and document = ${document} and state = 'published'`,
  )
  if (version === undefined) throw new Problem('row/missing')
  return version
}

/** The sign-offs of a document; each holds until a later version is to be signed again. */
const signoffs = (document: string) => sql`
  select s.*, not exists (select from document_version v
      where v.company_id = s.company_id and v.document = s.document and v.number > s.number
        and v.sign_again and v.state in ('published', 'superseded')) as holds
  from document_signoff s where s.company_id = current_company() and s.document = ${document}`

export const signoffsOf = (db: Db, document: string) =>
  db.many(
    {
      id: 'string',
      name: 'string',
      number: 'number',
      given: json<ByHand>(),
      statement: 'string',
      seconds: 'number',
      signed_at: 'string',
      holds: 'boolean',
    },
    sql`
    select id, name, number, given, statement, seconds, signed_at, holds
    from (${signoffs(document)}) s order by signed_at desc, id`,
  )

export const signedBy = (db: Db, document: string, account: string) =>
  db.maybe(
    { number: 'number', at: 'string' },
    sql`
    select number, signed_at as at from (${signoffs(document)}) s
    where account = ${account} and holds order by number desc limit 1`,
  )

type NewSignoff = {
  document: string
  number: number
  hash: string
  account: string
  name: string
  given: ByHand
  lang: Locale
  seconds: number
}

/** Sent twice, it is one. */
export const insertSignoff = (db: Db, { lang, given, ...made }: NewSignoff) =>
  db.run(sql`
    insert into document_signoff (company_id, document, number, hash, account, name, given, statement,
      statement_lang, seconds)
    values (current_company(), ${made.document}, ${made.number}, ${made.hash}, ${made.account},
      ${made.name}, ${JSON.stringify(given)}, ${statement[lang]}, ${lang}, ${made.seconds})
    on conflict (company_id, document, number, account) do nothing`)
