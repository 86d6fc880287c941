import { asCompany } from '../../../access/server/scoped.ts'
import { json, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { askedDocuments, askedOn, countsFor } from '../asked/asked.store.ts'
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

/** Whom the reader sees of those who are left, by name. It is found once: asked of each person and document anew, a
 *  scope takes seconds. */
const peopleSeen = async (db: Db, given: CoverageFilters): Promise<string[]> => {
  const seen = await db.many(
    { id: 'string' },
    sql`
    select p.id from person p where ${peopleOf(given)} order by folded(p.name) collate counted, p.id`,
  )
  return seen.map(({ id }) => id)
}

/** Of the documents in the table `a` and the people in it `p`: each sign-off, and the latest that counts for it. */
const asked = (a: string, p: string): Sql => sql`
  select m.person, a.document, ${askedOn} + a.days as due_on, s.number as signed, s.signed_at, s.score
  from ${sql.id(a)} a
  join audience_member m on m.company_id = current_company() and m.audience = a.document
  join ${sql.id(p)} p on p.id = m.person
  left join (
    select o.document, o.person, max(o.number) as number, max(o.signed_at) as signed_at,
      (array_agg(o.score order by o.number desc))[1] as score
    from ${sql.id(a)} a join document_signoff o on o.company_id = current_company()
      and o.document = a.document and o.number >= ${countsFor(sql`o.person`)}
    where o.person in (select id from ${sql.id(p)}) group by o.document, o.person
  ) s on s.document = m.audience and s.person = m.person`

const late = sql`signed is null and due_on < (select company_today())`
const counts = sql`count(*)::integer as asked, count(signed)::integer as signed,
  (count(*) filter (where ${late}))::integer as overdue`

/** Whether the member `m` has still to sign the document `a`: the first comparison is what an index knows. */
const lacks = sql`(m.signed < a.counts_most and m.signed < ${countsFor(sql`m.person`)})`
const isLate = sql`${lacks} and ${askedOn} + a.days < (select company_today())`

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
export const coveredDocuments = async (
  db: Db,
  given: CoverageFilters,
  from: number,
  most: number,
) => {
  const seen = await peopleSeen(db, given)
  return asCompany(db, () =>
    db.many(
      documentRow,
      sql`
    with page as materialized (
      select a.*, count(*) over ()::integer as every from (${documentsOf(given)}) a
      order by folded(a.title) collate counted, a.document limit ${most} offset ${from}),
    seen as materialized (select id from unnest(${seen}::uuid[]) p(id)),
    counted as (
      select a.document, count(*)::integer as asked, (count(*) filter (where not ${lacks}))::integer as signed,
        (count(*) filter (where ${isLate}))::integer as overdue
      from page a
      join audience_member m on m.company_id = current_company() and m.audience = a.document
      where m.person in (select id from seen) group by a.document)
    select p.document as id, p.register, p.title, p.edition, coalesce(c.asked, 0) as people,
      coalesce(c.signed, 0) as signed, coalesce(c.overdue, 0) as overdue, p.every as all
    from page p left join counted c on c.document = p.document
    order by folded(p.title) collate counted, p.document`,
    ),
  )
}

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
  signs_in: 'boolean',
  documents: 'number',
  signed: 'number',
  overdue: 'number',
  asked: json<StoredSignoff[]>(),
  all: 'number',
})

/** The people, of those in the table `seen`, with a document that is for them; or with one that is missing or
 *  overdue. For the first one is enough: the others of the person are not read. */
const peopleWith = (show: CoverageFilters['show']): Sql =>
  show === 'all'
    ? sql`
    select p.id, p.at from seen p cross join lateral (
      select from audience_member m where m.company_id = current_company() and m.person = p.id
        and m.audience = any((select array_agg(document) from doc)::uuid[]) limit 1) one`
    : sql`
    select p.id, p.at from seen p where p.id in (
      select m.person from doc a
      join audience_member m on m.company_id = current_company() and m.audience = a.document
      where ${show === 'missing' ? lacks : isLate})`

/** The people of a page by name, each with what they have signed; `shown` are the documents of this page. */
export const coveredPeople = async (
  db: Db,
  given: CoverageFilters,
  shown: readonly string[],
  from: number,
  most: number,
) => {
  const seen = await peopleSeen(db, given)
  return asCompany(db, () =>
    db.many(
      personRow,
      sql`
    with doc as materialized (${documentsOf(given)}),
    seen as materialized (
      select id, at from unnest(${seen}::uuid[]) with ordinality p(id, at)),
    member as materialized (${peopleWith(given.show)}),
    page as materialized (
      select id, at, count(*) over ()::integer as every from member order by at limit ${most} offset ${from}),
    signoff as materialized (${asked('doc', 'page')}),
    counted as (select person, ${counts} from signoff group by person)
    select p.id, p.name, nullif(concat_ws(' · ', p.job_title, p.employee_no), '') as detail,
      exists (select from account l where l.company_id = p.company_id and l.id = p.id and l.kind = 'staff'
        and l.login_id is not null and l.deactivated_at is null) as signs_in,
      c.asked as documents, c.signed, c.overdue, page.every as all,
      (select coalesce(jsonb_agg(jsonb_build_object('document', document, 'due_on', due_on, 'signed', signed,
          'signed_at', signed_at, 'score', score, 'overdue', ${late}) order by document), '[]')
        from signoff where person = p.id and document = any(${[...shown]}::uuid[])) as asked
    from page join person p on p.company_id = current_company() and p.id = page.id
    join counted c on c.person = p.id order by page.at`,
    ),
  )
}
