// Who must take an orientation: a record for each, once. The work of each night assigns them to
// audiences, and again to people whose record has lapsed.
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { askedDocuments, countsFor } from '../../documents/index.ts'
import { notify } from '../../notices/index.ts'
import { recordState } from '../records/state.ts'
import { orientationEnds, orientationToTake } from '../telling/notice-kinds.ts'

/** A record of the package `a` that needs no other: it is open, or valid and of a version that still counts. */
const isLive = sql`t.archived_at is null and (${recordState} in ('assigned', 'in_progress', 'awaiting_review')
  or ${recordState} = 'approved' and t.edition >= ${countsFor(sql`t.person`)})`

type Assignment = {
  package: string
  people: readonly string[]
  project: string | null
  due_on: string | null
  /** Even where they have one that is valid: they take it again. */
  again?: boolean
}
type Made = { id: string; person: string; package: string; due_on: string | null; title: string }

const madeRow = {
  id: 'string',
  person: 'string',
  package: 'string',
  due_on: 'string?',
  title: 'string',
} as const

/** Makes the records that `wanted` names: person, package, project, due_on; and tells the people. */
async function insertRecords(db: Db, wanted: Sql): Promise<Made[]> {
  // Two who assign at once come one after the other: the second finds what the first made.
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(current_company()::text, 4))`)
  const made = await db.many(
    madeRow,
    sql`
    with made as (
      insert into orientation_records (company_id, person, name, package, project, due_on)
      select current_company(), p.id, p.name, w.package, w.project, w.due_on
      from (${wanted}) w join person p on p.company_id = current_company() and p.id = w.person
      where p.archived_at is null
      order by folded(p.name), p.id
      returning id, person, package, due_on)
    select m.id, m.person, m.package, m.due_on, d.title
    from made m join document d on d.company_id = current_company() and d.id = m.package order by m.id`,
  )
  for (const { id, person, title, due_on } of made)
    await notify(db, orientationToTake, {
      to: [person],
      record: id,
      event: id,
      facts: { title, due_on },
    })
  return made
}

const ofOrientations = sql`d.register = 'orientation'`

/** Those who have a live record get no other: of the same project, where one is named. */
export const assign = (
  db: Db,
  { package: wanted, people, project, due_on, again = false }: Assignment,
): Promise<Made[]> =>
  insertRecords(
    db,
    sql`
    select u.person, a.document as package, ${project}::uuid as project, ${due_on}::date as due_on
    from (${askedDocuments(sql`${ofOrientations} and d.id = ${wanted}`)}) a,
      (select distinct unnest(${[...people]}::uuid[]) as person) u
    where not exists (select from orientation_records t
      where t.company_id = current_company() and t.person = u.person and t.package = a.document
        and t.project is not distinct from ${project}::uuid and ${isLive}
        and not (${again} and t.approved_at is not null))`,
  )

/** Who is still here, `h`: employed or sent by a contractor, or on the list of a project or team. */
const isHere = sql`(exists (select from engagement g where g.company_id = h.company_id and g.person = h.person
      and g.kind in ('employee', 'contractor_worker')
      and company_today() between coalesce(g.starts_on, '-infinity') and coalesce(g.ends_on, 'infinity'))
    or exists (select from workplace_workers r where r.company_id = h.company_id and r.person = h.person
      and company_today() between r.from_on and coalesce(r.to_on, 'infinity')))`

const isOpenProject = sql`(h.project is null or exists (select from projects w
  where w.company_id = h.company_id and w.id = h.project
    and w.archived_at is null and w.completed_at is null))`

/** The people of each audience without a live record, and people whose record has lapsed or is of a version that no longer
 *  counts: each is assigned it once more. */
export async function assignDue(db: Db): Promise<number> {
  const made = await insertRecords(
    db,
    sql`
    with a as materialized (${askedDocuments(ofOrientations)}),
    live as (
      select t.person, t.package, t.project
      from a join orientation_records t on t.company_id = current_company() and t.package = a.document
      where ${isLive})
    select m.person, a.document as package, null::uuid as project, company_today() + a.days as due_on
    from a join audience_member m on m.company_id = current_company() and m.audience = a.document
    where not exists (select from live l where l.person = m.person and l.package = a.document)
    union
    select h.person, h.package, h.project, company_today() + a.days
    from a join orientation_records h on h.company_id = current_company() and h.package = a.document
    where h.approved_at is not null and h.revoked_at is null and h.archived_at is null
      and ${isHere} and ${isOpenProject}
      and not exists (select from live l where l.person = h.person and l.package = h.package
        and l.project is not distinct from h.project)
      and not exists (select from audience_member m where m.company_id = h.company_id
        and m.audience = h.package and m.person = h.person)`,
  )
  return made.length
}

/** How many days before its end a person is reminded. */
const early = 30
const soon = 7

const endingRow = {
  id: 'string',
  person: 'string',
  title: 'string',
  expires_on: 'string',
  step: 'number',
} as const

/** Each reminder is one event: said again, it is not told again. What a day missed is told on the next. Who takes it
 *  again already is not reminded. */
export async function remindOfEnds(db: Db): Promise<void> {
  const ending = await db.many(
    endingRow,
    sql`
    select t.id, t.person, d.title, t.expires_on,
      case when t.expires_on <= company_today() + ${soon}::integer then ${soon}::integer
        else ${early}::integer end as step
    from orientation_records t
    join document d on d.company_id = t.company_id and d.id = t.package and d.archived_at is null
    where t.company_id = current_company() and t.archived_at is null and ${recordState} = 'approved'
      and t.expires_on between company_today() and company_today() + ${early}::integer
      and not exists (select from orientation_records n where n.company_id = t.company_id
        and n.person = t.person and n.package = t.package and n.id <> t.id and n.revoked_at is null
        and n.archived_at is null and (n.approved_at is null or n.expires_on > t.expires_on))
    order by t.expires_on, t.id`,
  )
  for (const { id, person, title, expires_on, step } of ending)
    await notify(db, orientationEnds, {
      to: [person],
      record: id,
      event: `${id} ${step}`,
      facts: { title, expires_on },
    })
}

export const audienceOf = async (db: Db, wanted: string): Promise<string[]> =>
  (
    await db.many(
      { person: one<string>() },
      sql`
      select person from audience_member
      where company_id = current_company() and audience = ${wanted} order by person`,
    )
  ).map(({ person }) => person)
