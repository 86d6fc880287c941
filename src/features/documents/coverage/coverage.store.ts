import { json, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { askedDocuments, askedOn } from '../asked/asked.store.ts'
import type { shows } from './coverage.contract.ts'

export type CoverageFilters = {
  register?: string | undefined
  document?: string | undefined
  project?: string | undefined
  team?: string | undefined
  search: string
  show: (typeof shows)[number]
}

const all = (conditions: readonly (Sql | false)[]): Sql =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== false)], sql` and `)

/** The documents that are for somebody. */
const documentsOf = ({ register, document }: CoverageFilters): Sql =>
  askedDocuments(
    all([
      sql`exists (select from audience u where u.company_id = d.company_id and u.id = d.id)`,
      register !== undefined && sql`d.register = ${register}`,
      document !== undefined && sql`d.id = ${document}`,
    ]),
  )

const onList = (place: string) => sql`exists (select from workplace_workers w
  where w.company_id = p.company_id and w.person = p.id and w.subject_id = ${place}
    and (select company_today()) between w.from_on and coalesce(w.to_on, 'infinity'))`

const peopleOf = ({ project, team, search }: CoverageFilters): Sql =>
  all([
    sql`p.company_id = current_company() and p.archived_at is null`,
    project !== undefined && onList(project),
    team !== undefined && onList(team),
    search !== '' && sql`strpos(p.search_text, folded(${search})) > 0`,
  ])

/** Of the documents `a` and the people `p`: each signoff, and the sign-off that counts for it. */
const asked = (documents: Sql, people: Sql): Sql => sql`
  select m.person, a.document, ${askedOn} + a.days as due_on, s.number as signed, s.signed_at, s.score
  from (${documents}) a
  join audience_member m on m.company_id = current_company() and m.audience = a.document
  join (${people}) p on p.id = m.person
  left join lateral (select o.number, o.signed_at, o.score from document_signoff o
    where o.company_id = m.company_id and o.person = m.person and o.document = m.audience
      and o.number >= a.counts_from order by o.number desc limit 1) s on true`

const late = sql`signed is null and due_on < (select company_today())`
const counts = sql`count(*)::integer as asked, count(signed)::integer as signed,
  (count(*) filter (where ${late}))::integer as overdue`

const documentRow = row({
  id: 'string',
  register: 'string',
  title: 'string',
  edition: 'number',
  people: 'number',
  signed: 'number',
  overdue: 'number',
  all: 'number',
})

/** The documents of a page, each with how many have signed it of the people who are left. */
export const coveredDocuments = (db: Db, given: CoverageFilters, from: number, most: number) =>
  db.many(
    documentRow,
    sql`
    with page as materialized (
      select a.*, count(*) over ()::integer as every from (${documentsOf(given)}) a
      order by folded(a.title) collate counted, a.document limit ${most} offset ${from}),
    counted as (
      select document, ${counts}
      from (${asked(sql`select * from page`, sql`select p.id from person p where ${peopleOf(given)}`)}) each
      group by document)
    select p.document as id, p.register, p.title, p.edition, coalesce(c.asked, 0) as people,
      coalesce(c.signed, 0) as signed, coalesce(c.overdue, 0) as overdue, p.every as all
    from page p left join counted c on c.document = p.document
    order by folded(p.title) collate counted, p.document`,
  )

type StoredSignoff = {
  document: string
  due_on: string
  signed: number | null
  signed_at: string | null
  score: number | null
  overdue: boolean
}
const personRow = row({
  id: 'string',
  name: 'string',
  detail: 'string?',
  documents: 'number',
  signed: 'number',
  overdue: 'number',
  asked: json<StoredSignoff[]>(),
  all: 'number',
})

/** Whether something of theirs is as the reader asks: missing, or overdue. */
const isShown = (show: CoverageFilters['show']): Sql =>
  show === 'all'
    ? sql`true`
    : sql`not exists (select from document_signoff o where o.company_id = m.company_id
        and o.person = m.person and o.document = m.audience and o.number >= a.counts_from)
      and ${show === 'missing' ? sql`true` : sql`${askedOn} + a.days < (select company_today())`}`

/** The people of a page by name, each with what they have signed; `shown` are the documents of this page. */
export const coveredPeople = (
  db: Db,
  given: CoverageFilters,
  shown: readonly string[],
  from: number,
  most: number,
) =>
  db.many(
    personRow,
    sql`
    with doc as materialized (${documentsOf(given)}),
    member as materialized (
      select distinct m.person from doc a
      join audience_member m on m.company_id = current_company() and m.audience = a.document
      where ${isShown(given.show)}),
    page as materialized (
      select p.id, p.name, p.job_title, p.employee_no, count(*) over ()::integer as every
      from person p join member on member.person = p.id where ${peopleOf(given)}
      order by folded(p.name) collate counted, p.id limit ${most} offset ${from}),
    signoff as materialized (${asked(sql`select * from doc`, sql`select id from page`)}),
    counted as (select person, ${counts} from signoff group by person)
    select p.id, p.name, nullif(concat_ws(' · ', p.job_title, p.employee_no), '') as detail,
      c.asked as documents, c.signed, c.overdue, p.every as all,
      (select coalesce(jsonb_agg(jsonb_build_object('document', document, 'due_on', due_on, 'signed', signed,
          'signed_at', signed_at, 'score', score, 'overdue', ${late}) order by document), '[]')
        from signoff where person = p.id and document = any(${[...shown]}::uuid[])) as asked
    from page p join counted c on c.person = p.id
    order by folded(p.name) collate counted, p.id`,
  )
