import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { onProjects } from '../figures/asked.server.ts'
import type { Projects, WhoseWork } from '../figures/asked.ts'
import { isWho } from '../figures/filters/who.server.ts'
import type { Period } from '../figures/period.ts'
import type { ListedDeeds, ListedPeople, PartTaken } from './participation.contract.ts'

export type AskedParticipation = Period & { projects: Projects; who: WhoseWork }
type Counts = Partial<Record<PartTaken, number>>

/** So many of a kind count of one person on one day. */
const mostOfDay = 10
const mostListed = 500

/** What people did, within the caller’s scope: the policies of the tables say so. A submission counts once somebody has
 *  reviewed it, and a copied one never; a report that nobody signed is no person’s. */
const deeds = ({ from, to, projects, who }: AskedParticipation): Sql => sql`
  with each as (
    select reported_by as person, project, occurred_on as day, 'reports' as kind, id from incidents
    where company_id = current_company() and archived_at is null and reported_by is not null
    union all
    select submitted_by, project, submitted_on, 'accepted', id from submissions
    where company_id = current_company() and archived_at is null and not copied
      and stage in ('reviewed', 'closed') and submitted_by is not null
    union all
    select e.by, d.project, (e.at at time zone c.timezone)::date, 'fixed', d.id
    from deficiency_event e
    join company c on c.id = e.company_id
    join deficiencies d on d.company_id = e.company_id and d.id = e.deficiency and d.archived_at is null
    where e.company_id = current_company() and e.kind = 'done' and e.by is not null
    union all
    select a.person, t.project, t.held_on, 'attended', t.id
    from talk_attendance a
    join toolbox_talk_deliveries t on t.company_id = a.company_id and t.id = a.delivery and t.archived_at is null
    where a.company_id = current_company() and a.person is not null
    union all
    select presenter, project, held_on, 'given', id from toolbox_talk_deliveries
    where company_id = current_company() and archived_at is null and started_at is not null
      and presenter is not null
  ), of_days as (
    select *, row_number() over (partition by person, project, kind, day order by id) as nth from each
    where day between ${from}::date and ${to}::date
      and ${onProjects(sql`project`, projects)} and ${isWho(who, sql`each.person`, sql`each.day`)}
  ), deeds as (
    select person, project, kind, day, id from of_days where nth <= ${mostOfDay}
  )`

const onLists = ({ from, to, projects, who }: AskedParticipation): Sql => sql`
  select distinct w.person, w.project from workplace_workers w
  where w.company_id = current_company() and w.project is not null
    and w.from_on <= ${to}::date and coalesce(w.to_on, 'infinity') >= ${from}::date
    and ${onProjects(sql`w.project`, projects)}
    and ${isWho(who, sql`w.person`, sql`least(${to}::date, coalesce(w.to_on, 'infinity'))`)}`

export const countDeeds = (db: Db, asked: AskedParticipation) =>
  db.many(
    { kind: 'string', value: 'number' },
    sql`${deeds(asked)} select kind, count(*) as value from deeds group by kind`,
  )

export async function countPeople(db: Db, asked: AskedParticipation) {
  const found = await db.maybe(
    { people: 'number', reporters: 'number' },
    sql`${deeds(asked)}
    select count(distinct l.person) as people,
      count(distinct l.person) filter (where exists (
        select from deeds d where d.person = l.person and d.kind = 'reports')) as reporters
    from (${onLists(asked)}) l`,
  )
  return found ?? { people: 0, reporters: 0 }
}

export const byProject = (db: Db, asked: AskedParticipation) =>
  db.many(
    {
      id: 'string?',
      name: 'string?',
      people: 'number',
      reporters: 'number',
      counts: json<Counts>(),
    },
    sql`${deeds(asked)}, listed as (${onLists(asked)}), sums as (
      select project, jsonb_object_agg(kind, n) as counts
      from (select project, kind, count(*) as n from deeds group by 1, 2) k group by 1)
    select g.project as id, p.name, coalesce(s.counts, '{}') as counts,
      (select count(*) from listed l where l.project = g.project) as people,
      (select count(*) from listed l where l.project = g.project and exists (
        select from deeds d where d.person = l.person and d.kind = 'reports')) as reporters
    from (select project from sums union select project from listed) g
    left join sums s on s.project is not distinct from g.project
    left join projects p on p.company_id = current_company() and p.id = g.project
    where g.project is null or p.id is not null
    order by folded(p.name) nulls last, g.project limit 200`,
  )

export const byName = (db: Db, asked: AskedParticipation) =>
  db.many(
    { id: 'string', name: 'string', counts: json<Counts>() },
    sql`${deeds(asked)}
    select p.id, p.name, jsonb_object_agg(k.kind, k.n) as counts
    from (select person, kind, count(*) as n from deeds group by 1, 2) k
    join person p on p.company_id = current_company() and p.id = k.person
    group by p.id, p.name order by folded(p.name), p.id limit 5000`,
  )

/** What each kind of record is called. */
const recordNames: Readonly<Record<PartTaken, Sql>> = {
  reports: sql`(select r.number from incidents r where r.company_id = current_company() and r.id = d.id)`,
  accepted: sql`(select r.number from submissions r where r.company_id = current_company() and r.id = d.id)`,
  fixed: sql`(select r.number from deficiencies r where r.company_id = current_company() and r.id = d.id)`,
  attended: talkName(),
  given: talkName(),
}

function talkName(): Sql {
  return sql`(select r.title from toolbox_talk_deliveries r where r.company_id = current_company() and r.id = d.id)`
}

export const listDeeds = (
  db: Db,
  asked: AskedParticipation,
  { show, at, person }: ListedDeeds,
  { named }: { named: boolean },
) =>
  db.many(
    {
      ...{ id: 'string', name: 'string', day: 'string', project: 'string?', person: 'string?' },
      total: 'number',
    },
    sql`${deeds(asked)}
    select d.id, ${recordNames[show]} as name, d.day, p.name as project,
      ${named ? sql`who.name` : sql`null::text`} as person, count(*) over () as total
    from deeds d
    left join projects p on p.company_id = current_company() and p.id = d.project
    left join person who on who.company_id = current_company() and who.id = d.person
    where d.kind = ${show}
      ${at === undefined ? sql`` : at === 'none' ? sql`and d.project is null` : sql`and d.project = ${at}::uuid`}
      ${person === undefined ? sql`` : sql`and d.person = ${person}`}
    order by d.day desc, d.id, d.person limit ${mostListed}`,
  )

export const listPeople = (db: Db, asked: AskedParticipation, { show, at }: ListedPeople) =>
  db.many(
    { id: 'string', name: 'string', total: 'number' },
    sql`${deeds(asked)}
    select p.id, p.name, count(*) over () as total
    from person p
    where p.company_id = current_company() and p.id in (select l.person from (${onLists(asked)}) l
        ${at === undefined ? sql`` : sql`where l.project = ${at}`})
      ${show === 'people' ? sql`` : sql`and exists (select from deeds d where d.person = p.id and d.kind = 'reports')`}
    order by folded(p.name), p.id limit ${mostListed}`,
  )
