// How many people are on a project by day.
import { columns, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

/** Counts the people on the list that day, or those who signed in at the gate where they are more; once the day is over,
 *  those who signed in, where the gate was used. What somebody entered for a day stands. */
export const countWorkers = (db: Db, project: string, day: string) =>
  db.run(sql`
    insert into headcounts as h (company_id, project, day, workers)
    select current_company(), ${project}::uuid, ${day}::date,
      case when came.people > 0 and ${day}::date < company_today() then came.people
        else greatest(came.people, listed.people) end
    from (select count(distinct r.person) as people from workplace_workers r
      where r.company_id = current_company() and r.project = ${project} and r.from_on <= ${day}::date
        and (r.to_on is null or r.to_on >= ${day}::date)) listed,
    (select count(distinct g.person) as people from gate_passes g
      where g.company_id = current_company() and g.project = ${project} and g.day = ${day}::date
        and g.in_at is not null) came
    where ${day}::date >= company_today() or came.people > 0
    on conflict (company_id, project, day) do update set workers = excluded.workers
      where not h.entered and h.workers <> excluded.workers`)

export const enterWorkers = (db: Db, project: string, day: string, workers: number) =>
  db.run(sql`
    insert into headcounts (company_id, project, day, workers, entered)
    values (current_company(), ${project}, ${day}, ${workers}, true)
    on conflict (company_id, project, day) do update
      set workers = excluded.workers, entered = true`)

export const headcountsOf = (db: Db, project: string) =>
  db.many(
    columns('headcounts', 'day', 'workers', 'entered'),
    sql`
    select h.day, h.workers, h.entered from headcounts h join company c on c.id = h.company_id
    where h.company_id = current_company() and h.project = ${project}
      and h.day <= (now() at time zone c.timezone)::date
    order by h.day`,
  )

/** The active projects, which are counted each morning. */
export const countedProjects = (db: Db) =>
  db.many(
    { id: 'string', today: 'string' },
    sql`
    select p.id, (now() at time zone c.timezone)::date as today
    from projects p join company c on c.id = p.company_id
    where p.company_id = current_company() and p.status = 'active' and p.archived_at is null
    order by p.id`,
  )

const factsRow = row({
  name: 'string',
  start_date: 'string',
  planned_end: 'string?',
  ontario: 'boolean',
  supervisor: 'string?',
  safety: 'string?',
  today: 'string',
})
export type DutyFacts = RowOf<typeof factsRow>

/** What duties depend on beside the number; the person who leads safety there, else the first manager. */
export const dutyFactsOf = (db: Db, project: string) =>
  db.maybe(
    factsRow,
    sql`
    select p.number || ' – ' || p.name as name, p.start_date, p.planned_end,
      c.country = 'CA' and coalesce(p.address ->> 'region', 'ON') = 'ON' as ontario,
      (select a.id from account a where a.company_id = p.company_id and a.id = p.supervisor
        and a.deactivated_at is null) as supervisor,
      (select a.id from account a where a.company_id = p.company_id and a.kind = 'staff'
        and a.deactivated_at is null and (a.id = p.hs_lead or a.role_id = 1)
        order by (a.id = p.hs_lead) is true desc, a.created_at, a.id limit 1) as safety,
      (now() at time zone c.timezone)::date as today
    from projects p join company c on c.id = p.company_id
    where p.company_id = current_company() and p.id = ${project}`,
  )

export const openDuties = (db: Db, project: string) =>
  db.many(
    { duty: 'string' },
    sql`
    select duty from project_duties
    where company_id = current_company() and project = ${project} and to_on is null`,
  )

type Opened = { duty: string; citation: string; workers: number; from: string }

export const openDuty = (db: Db, project: string, { duty, citation, workers, from }: Opened) =>
  db.run(sql`
    insert into project_duties (company_id, project, duty, citation, workers, from_on)
    values (current_company(), ${project}, ${duty}, ${citation}, ${workers}, ${from})`)

export const closeDuty = (db: Db, project: string, duty: string, today: string) =>
  db.run(sql`
    update project_duties set to_on = greatest(from_on, ${today}::date - 1)
    where company_id = current_company() and project = ${project} and duty = ${duty}
      and to_on is null`)

/** Whose to-dos wait that lead to an address which begins so. */
export const waitingFor = async (db: Db, link: string): Promise<string[]> =>
  (
    await db.many(
      { assignee: 'string' },
      sql`
      select distinct assignee from to_dos
      where company_id = current_company() and starts_with(link, ${link}) and assignee is not null
        and completed_at is null and archived_at is null`,
    )
  ).map(({ assignee }) => assignee)
