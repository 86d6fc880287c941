import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { IncidentSeverity } from '../../incidents/definition/index.ts'
import { onProjects } from '../figures/asked.server.ts'
import type { Projects, WhoseWork } from '../figures/asked.ts'
import { happenedTo } from '../figures/filters/who.server.ts'
import type { Period } from '../figures/period.ts'
import { awayOrRestricted, countedStatuses, lostTime, recordable } from './which-incidents.ts'

export type AskedIncidents = Period & {
  projects: Projects
  who: WhoseWork
  /** Only what happened on projects that the caller sees: of the others they see no hours. */
  onSeenProjects?: boolean
}

/** Within the caller’s scope, and without what is restricted for them: the policies of the table say so. */
export const counted = ({
  from,
  to,
  projects,
  who,
  onSeenProjects = false,
}: AskedIncidents): Sql => sql`
  i.company_id = current_company() and i.archived_at is null and i.completed_at is null
  and i.status = any(${[...countedStatuses]}::text[]) and i.occurred_on between ${from}::date and ${to}::date
  and ${onProjects(sql`i.project`, projects)} and ${happenedTo(who)}
  ${onSeenProjects ? sql`and i.project in (select p.id from projects p where p.company_id = i.company_id)` : sql``}`

export const isOf = (severities: readonly IncidentSeverity[]) =>
  sql`i.kind = 'incident' and i.severity = any(${[...severities]}::text[])`

export async function countIncidents(db: Db, asked: AskedIncidents) {
  const found = await db.maybe(
    {
      incidents: 'number',
      near_misses: 'number',
      recordables: 'number',
      lost_time: 'number',
      away_or_restricted: 'number',
    },
    sql`
    select count(*) filter (where i.kind = 'incident') as incidents,
      count(*) filter (where i.kind = 'near_miss') as near_misses,
      count(*) filter (where ${isOf(recordable)}) as recordables,
      count(*) filter (where ${isOf(lostTime)}) as lost_time,
      count(*) filter (where ${isOf(awayOrRestricted)}) as away_or_restricted
    from incidents i where ${counted(asked)}`,
  )
  if (found === undefined) throw new Error('An aggregate has one row.')
  return found
}

export const incidentsByMonth = (db: Db, asked: AskedIncidents) =>
  db.many(
    { month: 'string', incidents: 'number', near_misses: 'number' },
    sql`
    select m::date as month, count(i.id) filter (where i.kind = 'incident') as incidents,
      count(i.id) filter (where i.kind = 'near_miss') as near_misses
    from generate_series(date_trunc('month', ${asked.from}::date::timestamp), ${asked.to}::date::timestamp, '1 month') m
    left join incidents i on date_trunc('month', i.occurred_on::timestamp) = m and ${counted(asked)}
    group by m order by m limit 240`,
  )

export const incidentsBySeverity = (db: Db, asked: AskedIncidents) =>
  db.many(
    { severity: one<IncidentSeverity | null>(), value: 'number' },
    sql`
    select i.severity, count(*) as value from incidents i
    where ${counted(asked)} and i.kind = 'incident' group by 1`,
  )

export const incidentsByProject = (db: Db, asked: AskedIncidents) =>
  db.many(
    { id: 'string?', name: 'string?', value: 'number' },
    sql`
    select g.id, p.name, g.value
    from (select i.project as id, count(*) as value from incidents i
      where ${counted(asked)} and i.kind = 'incident' group by 1) g
    left join projects p on p.company_id = current_company() and p.id = g.id
    where g.id is null or p.id is not null
    order by g.value desc, folded(p.name), g.id limit 20`,
  )

/** A week counts for the period that has its Thursday, once it is over. */
const weeksOf = ({ from, to }: Period) => sql`
  select w::date as week
  from company c, generate_series(date_trunc('week', ${from}::date::timestamp),
    least(${to}::date::timestamp, (now() at time zone c.timezone) - interval '7 days'), '7 days') w
  where c.id = current_company() and w::date + 3 between ${from}::date and ${to}::date`

/** Of the people of whom hours are entered. */
const ofPeople = (column: Sql, { hours }: WhoseWork): Sql =>
  hours === undefined ? sql`true` : sql`${column} = ${hours}`

export const sumHours = async (
  db: Db,
  { from, to, projects, who }: AskedIncidents,
): Promise<number> =>
  (
    await db.maybe(
      { hours: 'number' },
      sql`
      select coalesce(sum(hours), 0) as hours from worked_hours
      where company_id = current_company() and archived_at is null
        and week + 3 between ${from}::date and ${to}::date
        and week between ${from}::date - 6 and ${to}::date
        and ${onProjects(sql`project`, projects)} and ${ofPeople(sql`whose`, who)}`,
    )
  )?.hours ?? 0

/** Own hours are expected of each open project, and those of contractors of a project that has ever had any; hours
 *  elsewhere from the first of them on. A week in which a project was on hold is not expected. */
export const missingHours = (db: Db, { from, to, projects, who }: AskedIncidents) =>
  db.many(
    { project: 'string?', name: 'string?', weeks: 'number' },
    sql`
    with expected as (
      select p.id, p.name, 'own' as whose, p.start_date as opens,
        (least(p.completed_at, p.archived_at) at time zone c.timezone)::date as closes
      from projects p join company c on c.id = p.company_id
      where p.company_id = current_company() and p.status <> 'planned'
      union
      select p.id, p.name, h.whose, p.start_date,
        (least(p.completed_at, p.archived_at) at time zone c.timezone)::date
      from projects p join company c on c.id = p.company_id
      join worked_hours h on h.company_id = p.company_id and h.project = p.id and h.archived_at is null
      where p.company_id = current_company() and p.status <> 'planned'
      union
      select null, null, whose, min(week), null from worked_hours
      where company_id = current_company() and project is null and archived_at is null group by whose)
    select e.id as project, e.name, count(distinct w.week) as weeks
    from expected e join (${weeksOf({ from, to })}) w
      on e.opens <= w.week + 4 and (e.closes is null or e.closes >= w.week)
    where ${onProjects(sql`e.id`, projects)} and ${ofPeople(sql`e.whose`, who)}
      and not exists (select from project_holds d where d.company_id = current_company() and d.project = e.id
        and d.from_on <= w.week and (d.to_on is null or d.to_on >= w.week + 4))
      and not exists (select from worked_hours h where h.company_id = current_company() and h.week = w.week
        and h.project is not distinct from e.id and h.whose = e.whose and h.archived_at is null)
    group by e.id, e.name order by weeks desc, folded(e.name), e.id limit 100`,
  )
