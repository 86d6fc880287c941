import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { HoursChange } from './hours.contract.ts'
import type { Workers } from './worked-hours.register.ts'

type SpanOfHours = { first: string; last: string; whose: Workers }
type KnownHours = { week: string; hours: number }

const closesOn = sql`(least(p.completed_at, p.archived_at) at time zone c.timezone)::date`

export const numberOfProject = async (db: Db, project: string): Promise<string | undefined> =>
  (
    await db.maybe(
      { number: 'string' },
      sql`select number from projects where company_id = current_company() and id = ${project}`,
    )
  )?.number

type Alike = { id: string; project?: string | null; week?: string; whose?: string }

/** Another row of the same place, week and people. */
export const hoursAlike = (db: Db, { id, project, week, whose }: Alike) =>
  db.maybe(
    { id: 'string' },
    sql`
    select id from worked_hours where company_id = current_company() and archived_at is null
      and id <> ${id} and project is not distinct from ${project ?? null}::uuid
      and week = ${week ?? null}::date and whose = ${whose ?? null} limit 1`,
  )

/** The projects on which somebody may have worked in these weeks, and what is known of each week. */
export const projectsInWeeks = (db: Db, { first, last, whose }: SpanOfHours) =>
  db.many(
    {
      id: 'string',
      number: 'string',
      name: 'string',
      opens: 'string',
      closes: 'string?',
      known: json<KnownHours[]>(),
    },
    sql`
    select p.id, p.number, p.name, p.start_date as opens, ${closesOn} as closes,
      coalesce((select jsonb_agg(jsonb_build_object('week', h.week, 'hours', h.hours) order by h.week)
        from worked_hours h where h.company_id = p.company_id and h.project = p.id and h.whose = ${whose}
          and h.archived_at is null and h.week between ${first}::date and ${last}::date), '[]') as known
    from projects p join company c on c.id = p.company_id
    where p.company_id = current_company() and p.start_date < ${last}::date + 7
      and (${closesOn} is null or ${closesOn} >= ${first}::date)
    order by p.completed_at is not null, folded(p.name), p.id`,
  )

/** What people signed in and out at the gates of projects, by week, in hours. */
export const hoursAtGates = (
  db: Db,
  projects: readonly string[],
  { first, last, whose }: SpanOfHours,
) =>
  db.many(
    { project: 'string', week: 'string', hours: 'number' },
    sql`
    select g.project, date_trunc('week', g.day)::date as week,
      round((sum(extract(epoch from g.out_at - g.in_at)) / 3600)::numeric, 2) as hours
    from gate_passes g
    where g.company_id = current_company() and g.project = any(${[...projects]}::uuid[])
      and g.day between ${first}::date and ${last}::date + 6 and g.out_at is not null and not g.visitor
      and ${whose === 'contractors'} = exists (select from engagement e
        where e.company_id = g.company_id and e.person = g.person and e.kind = 'contractor_worker'
          and g.day between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity'))
    group by 1, 2`,
  )

/** What is known of yards, shops and offices. */
export const hoursElsewhere = (db: Db, { first, last, whose }: SpanOfHours) =>
  db.many(
    { week: 'string', hours: 'number' },
    sql`
    select week, hours from worked_hours where company_id = current_company() and project is null
      and whose = ${whose} and archived_at is null and week between ${first}::date and ${last}::date`,
  )

const cells = (changes: readonly HoursChange[], whose: Workers) => sql`
  select g.project, g.week, g.was, g.hours, p.number, ${whose}::text as whose
  from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) g(project uuid, week date, was numeric, hours numeric)
  left join projects p on p.company_id = current_company() and p.id = g.project`
const isOf = sql`h.company_id = current_company() and h.project is not distinct from g.project
  and h.week = g.week and h.whose = g.whose and h.archived_at is null`

/** Which of the changes name a project that is not seen, or hours that are others by now. */
export const refusedHours = (db: Db, changes: readonly HoursChange[], whose: Workers) =>
  db.many(
    { why: one<'missing' | 'stale'>() },
    sql`
    select case when g.project is not null and g.number is null then 'missing' else 'stale' end as why
    from (${cells(changes, whose)}) g left join worked_hours h on ${isOf}
    where g.project is not null and g.number is null or h.hours is distinct from g.was`,
  )

/** A week that is emptied is archived: its past stays. */
export async function writeHours(
  db: Db,
  changes: readonly HoursChange[],
  whose: Workers,
): Promise<void> {
  await db.run(sql`
    update worked_hours h set archived_at = now(), 
      archived_by = nullif(current_setting('app.actor_id', true), '')::uuid
    from (${cells(changes, whose)}) g where ${isOf} and g.hours is null`)
  await db.run(sql`
    insert into worked_hours (company_id, name, project, week, whose, hours)
    select current_company(), concat_ws(' · ', g.number, g.week), g.project, g.week, g.whose, g.hours
    from (${cells(changes, whose)}) g where g.hours is not null
    on conflict (company_id, week, project, whose) where archived_at is null
    do update set hours = excluded.hours`)
}
