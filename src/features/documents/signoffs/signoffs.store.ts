import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Part } from '../../../kit/writing/content.ts'
import { readContent, type VersionApproval } from '../versions/versions.store.ts'
import type { GivenSignoff } from './signoffs.contract.ts'
import { statement } from './statement.ts'

/** Its fields as they are read; what is right in its quiz is left out. */
export type PublishedContent = Record<string, unknown> & { content?: Part[] }

export type Understood = { score: number; tries: number; lang: Locale }
const understood = sql`case when s.score is not null
  then jsonb_build_object('score', s.score, 'tries', s.tries, 'lang', s.quiz_lang) end as understood`

export async function publishedOf(db: Db, document: string) {
  const version = await db.maybe(
    {
      number: 'number',
      hash: 'string',
      note: 'string?',
      published_at: 'string',
      decided_at: 'string?',
      approval: json<VersionApproval | null>(),
      content: json<PublishedContent>(),
    },
    sql`
    select v.number, v.hash, v.note, v.published_at, v.decided_at, v.approval, ${readContent} as content from document_version v
    where v.company_id = current_company() and v.document = ${document} and v.state = 'published'`,
  )
  if (version === undefined) throw new Problem('row/missing')
  return version
}

/** Each holds until a later version is to be signed again, by everybody or by this person. */
const signoffs = (which: Sql) => sql`
  select s.*, not exists (select from document_version v
      where v.company_id = s.company_id and v.document = s.document and v.number > s.number
        and v.sign_again and v.state in ('published', 'superseded'))
    and not exists (select from document_affected f where f.company_id = s.company_id
      and f.document = s.document and f.person = s.person and f.number > s.number) as holds
  from document_signoff s where s.company_id = current_company() and ${which}`

export const signoffsOf = (db: Db, document: string) =>
  db.many(
    {
      id: 'string',
      name: 'string',
      number: 'number',
      given: json<GivenSignoff>(),
      statement: 'string',
      seconds: 'number',
      signed_at: 'string',
      witness: 'string?',
      by_link: 'boolean',
      holds: 'boolean',
      understood: json<Understood | null>(),
      declared: 'strings',
    },
    sql`
    select s.id, s.name, number, given, statement, seconds, signed_at, w.name as witness, by_link, holds,
      ${understood}, s.declared
    from (${signoffs(sql`s.document = ${document}`)}) s
    left join person w on w.company_id = s.company_id and w.id = s.witness
    order by signed_at desc, s.id`,
  )

export const signedBy = (db: Db, document: string, person: string) =>
  db.maybe(
    { number: 'number', at: 'string' },
    sql`
    select number, signed_at as at from (${signoffs(sql`s.document = ${document} and s.person = ${person}`)}) s
    where holds order by number desc limit 1`,
  )

export type NewSignoff = {
  document: string
  number: number
  hash: string
  person: string
  name: string
  given: GivenSignoff
  lang: Locale
  seconds: number
  /** Where it was another’s device: whose, and what they attest; nothing where a PIN was entered. */
  witness: string | null
  attestation: string | null
  /** On a phone of their own, where nobody is signed in. */
  by_link: boolean
  understood: Understood | null
  declared: readonly string[]
}

/** Sent twice, it is one. */
export const insertSignoff = (db: Db, { lang, given, understood: quiz, ...made }: NewSignoff) =>
  db.run(sql`
    insert into document_signoff (company_id, document, number, hash, person, name, given, statement,
      statement_lang, seconds, witness, attestation, by_link, score, tries, quiz_lang, declared)
    values (current_company(), ${made.document}, ${made.number}, ${made.hash}, ${made.person},
      ${made.name}, ${JSON.stringify(given)}, ${statement[lang]}, ${lang}, ${made.seconds},
      ${made.witness}, ${made.attestation}, ${made.by_link}, ${quiz?.score ?? null}, ${quiz?.tries ?? null},
      ${quiz?.lang ?? null}, ${[...made.declared]})
    on conflict (company_id, document, number, person) do nothing`)

const present = sql`p.company_id = current_company() and p.archived_at is null`

export const signersOf = (db: Db, document: string) =>
  db.many(
    {
      id: 'string',
      name: 'string',
      detail: 'string?',
      signed: 'boolean',
      asked: 'boolean',
      signs_in: 'boolean',
    },
    sql`
    select p.id, p.name, nullif(concat_ws(' · ', p.job_title, p.employee_no), '') as detail,
      exists (select from (${signoffs(sql`s.document = ${document}`)}) s
        where s.person = p.id and s.holds) as signed,
      exists (select from audience_member m where m.company_id = p.company_id
        and m.audience = ${document} and m.person = p.id) as asked,
      exists (select from account a where a.company_id = p.company_id and a.id = p.id
        and a.kind = 'staff' and a.login_id is not null and a.deactivated_at is null) as signs_in
    from person p where ${present} order by folded(p.name), p.id`,
  )

export const signerOf = (db: Db, person: string) =>
  db.maybe(
    { name: 'string' },
    sql`select p.name from person p where ${present} and p.id = ${person}`,
  )

export const signoffsBy = (db: Db, person: string) =>
  db.many(
    {
      document: 'string',
      title: 'string',
      number: 'number',
      signed_at: 'string',
      holds: 'boolean',
      understood: json<Understood | null>(),
    },
    sql`
    select s.document, v.content ->> 'title' as title, s.number, s.signed_at, s.holds, ${understood}
    from (${signoffs(sql`s.person = ${person}`)}) s
    join document_version v on v.company_id = s.company_id and v.document = s.document
      and v.number = s.number
    order by s.signed_at desc, title`,
  )

/** The register in which a person is found: people without an account have their own. */
export const registerOfPerson = async (db: Db, person: string): Promise<string> =>
  (await db.maybe(sql`select id from account
    where company_id = current_company() and id = ${person} and kind = 'staff'`))
    ? 'users'
    : 'people-without-account'
