// Who must sign which document, since when and by when; what they signed. A sign-off counts for each version from
// the one that was last to be signed again.
import { one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'

/** Where the document says nothing. */
const usualDays = 14

/** The documents that people must sign, as `a`: what is published, and from which version on a sign-off counts. */
export const askedDocuments = (which: Sql = sql`true`): Sql => sql`
  select d.id as document, d.register, coalesce(d.sign_days, ${usualDays})::integer as days,
    v.content ->> 'title' as title, nullif(v.content ->> 'number', '') as code, v.number as edition,
    since.number as counts_from, since.published_at,
    affected.number is not null as affected, greatest(since.number, affected.number) as counts_most
  from document d
  join document_version v on v.company_id = d.company_id and v.document = d.id and v.state = 'published'
  join lateral (
    select o.number, o.published_at from document_version o
    where o.company_id = d.company_id and o.document = d.id and o.state in ('published', 'superseded')
    order by o.sign_again desc, case when o.sign_again then -o.number else o.number end limit 1) since on true
  cross join lateral (
    select max(f.number) as number from document_affected f
    where f.company_id = d.company_id and f.document = d.id) affected
  where d.company_id = current_company() and d.archived_at is null and ${which}`

const zone = sql`(select timezone from company where id = current_company())`
const affectedIn = (
  answer: Sql,
  document: Sql,
  person: Sql,
): Sql => sql`(select ${answer} from document_affected f
  where f.company_id = current_company() and f.document = ${document} and f.person = ${person})`

/** From which version on a person’s sign-offs of the document `a` count: of some people a later one than of all. */
export const countsFor = (person: Sql): Sql => sql`case when a.affected
  then greatest(a.counts_from, ${affectedIn(sql`max(f.number)`, sql`a.document`, person)}) else a.counts_from end`

/** The day on which the member `m` was first asked for the document `a`, or for the version that affects them. */
export const askedOn = sql`(greatest(m.since, a.published_at, case when a.affected
  then ${affectedIn(sql`max(f.since)`, sql`a.document`, sql`m.person`)} end) at time zone ${zone})::date`

/** What waits for a signature: `which` narrows the documents `d`, `whom` the members `m`. */
export const waiting = (which: Sql, whom: Sql): Sql => sql`
  select m.person, a.*, ${countsFor(sql`m.person`)} as counts_for, ${askedOn} as asked_on,
    ${askedOn} + a.days as due_on
  from (${askedDocuments(which)}) a
  join audience_member m on m.company_id = current_company() and m.audience = a.document and ${whom}
  where not exists (select from document_signoff s where s.company_id = m.company_id
    and s.person = m.person and s.document = m.audience and s.number >= ${countsFor(sql`m.person`)})`

/** An orientation is taken: it is asked for by its record, which says how far it is. */
export const isSignedOnly: Sql = sql`d.register <> 'orientation'`

const askedRow = row({
  document: 'string',
  register: 'string',
  title: 'string',
  code: 'string?',
  due_on: 'string',
})

/** What waits for a person’s signature, the most pressing first. */
export const askedOf = (db: Db, person: string, most: number) =>
  db.many(
    askedRow,
    sql`
    select document, register, title, code, due_on
    from (${waiting(isSignedOnly, sql`m.person = ${person}`)}) w
    order by due_on, folded(title), document limit ${most}`,
  )

/** Of these people the documents that are for them, and whether each has signed. */
export const signedBy = (db: Db, people: readonly string[]) =>
  db.many(
    { person: 'string', document: 'string', title: 'string', signed: 'boolean' },
    sql`
    select m.person, a.document, a.title, exists (select from document_signoff s
      where s.company_id = m.company_id and s.person = m.person and s.document = a.document
        and s.number >= ${countsFor(sql`m.person`)}) as signed
    from (${askedDocuments(isSignedOnly)}) a
    join audience_member m on m.company_id = current_company() and m.audience = a.document
      and m.person = any(${[...people]}::uuid[])
    order by folded(a.title), a.document`,
  )

/** The day by which a person must sign a document; nothing where they need not, or have. */
export const dueOf = async (db: Db, document: string, person: string): Promise<string | null> =>
  (
    await db.maybe(
      { due_on: one<string>() },
      sql`select due_on from (${waiting(sql`d.id = ${document}`, sql`m.person = ${person}`)}) w`,
    )
  )?.due_on ?? null

/** Whether a document is for a person, is published and not archived: they read it, whatever else they may see. */
export const isAddressed = async (db: Db, document: string, person: string): Promise<boolean> =>
  (await db.maybe(sql`
    select m.person from (${askedDocuments(sql`d.id = ${document}`)}) a
    join audience_member m on m.company_id = current_company() and m.audience = a.document
      and m.person = ${person}`)) !== undefined
