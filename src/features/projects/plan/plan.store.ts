import { inReach } from '../../../access/server/scoped.ts'
import { columns, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { WorkplaceKind, WorkplaceRef } from '../workplace.ts'
import type { PlanLine } from './plan.contract.ts'

const namedRow = row({ id: 'string', name: 'string' })
export type Planned = {
  frequency: 'daily' | 'weekly' | 'monthly'
  weekdays: readonly number[]
  month_day: number | null
  due_time: string
  on_rain_days: boolean
  asked: string | null
}

/** Whether what is filled in of the form `f` in the version `v` says where: by a question for the project, in
 *  an item of a group too; a team is chosen beside the answers of a form that is about teams. */
const asks: Readonly<Record<WorkplaceKind, Sql>> = {
  project: sql`v.definition -> 'fields' @? '$.** ? (@.type == "project")'`,
  team: sql`'team' = any(f.applies_to)`,
}

type PlacedLine = PlanLine & { workplace: string }

/** The lines `l` of workplaces; what was ended before it began is none. */
const linesOf = (db: Db, kind: WorkplaceKind, ids: readonly string[], which: Sql) =>
  db.many<PlacedLine>(sql`
    select l.subject_id as workplace, l.id, l.version, jsonb_build_object('id', f.id, 'name', f.title) as form, l.frequency,
      l.weekdays, l.month_day, to_char(l.due_time, 'HH24:MI') as due_time, l.on_rain_days,
      case when a.id is not null then jsonb_build_object('id', a.id, 'name',
        concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, ''))) end as asked,
      l.starts_on, l.ends_on, case when f.archived_at is not null then 'archived'
        when not coalesce(${asks[kind]}, false) then 'no_question' end as stopped
    from project_forms l
    join forms f on f.company_id = l.company_id and f.id = l.form
    left join form_version v on v.company_id = f.company_id and v.form = f.id
      and v.n = f.current_version
    left join account a on a.company_id = l.company_id and a.id = l.asked
    where l.company_id = current_company() and l.subject_id = any(${[...ids]}::uuid[])
      and (l.ends_on is null or l.ends_on >= l.starts_on) and ${which}
    order by l.ends_on is not null, folded(f.title), l.starts_on, l.id`)

const lines = (db: Db, { kind, id }: WorkplaceRef, which: Sql): Promise<PlanLine[]> =>
  linesOf(db, kind, [id], which)

const inForce = (from: string, to: string) =>
  sql`l.starts_on <= ${to}::date and (l.ends_on is null or l.ends_on >= ${from}::date)`

export const planOf = (db: Db, place: WorkplaceRef) => lines(db, place, sql`true`)

/** Those that are in force on any of the days. */
export const linesBetween = (db: Db, place: WorkplaceRef, from: string, to: string) =>
  lines(db, place, inForce(from, to))

/** The same of several workplaces of a kind. */
export const linesOfAll = (
  db: Db,
  kind: WorkplaceKind,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
) => linesOf(db, kind, ids, inForce(from, to))

export const lineOf = async (db: Db, place: WorkplaceRef, id: string) =>
  (await lines(db, place, sql`l.id = ${id}`))[0]

/** A team is never on hold. */
export const holdsOf = (db: Db, { id }: WorkplaceRef) =>
  db.many(
    columns('project_holds', 'from_on', 'to_on'),
    sql`
    select from_on, to_on from project_holds
    where company_id = current_company() and project = ${id} order by from_on`,
  )

export const holdsOfAll = (db: Db, ids: readonly string[]) =>
  db.many(
    { ...columns('project_holds', 'from_on', 'to_on'), workplace: 'string' },
    sql`
    select project as workplace, from_on, to_on from project_holds
    where company_id = current_company() and project = any(${[...ids]}::uuid[]) order by from_on`,
  )

const formStateRow = row({ archived: 'boolean', published: 'boolean', asks: 'boolean' })

export const formState = (db: Db, kind: WorkplaceKind, form: string) =>
  db.maybe(
    formStateRow,
    sql`
    select f.archived_at is not null as archived, f.current_version is not null as published,
      coalesce(${asks[kind]}, false) as asks
    from forms f
    left join form_version v on v.company_id = f.company_id and v.form = f.id
      and v.n = f.current_version
    where f.company_id = current_company() and f.id = ${form}`,
  )

/** Those that can be expected first; of the others why they cannot. */
export const formsToExpect = (db: Db, kind: WorkplaceKind) =>
  db.many(
    { ...namedRow, why: one<'no_question' | 'unpublished' | null>() },
    sql`
    select f.id, concat_ws(' – ', f.code, f.title) as name,
      case when f.current_version is null then 'unpublished'
        when not ${asks[kind]} then 'no_question' end as why
    from forms f
    left join form_version v on v.company_id = f.company_id and v.form = f.id
      and v.n = f.current_version
    where f.company_id = current_company() and f.archived_at is null
    order by not coalesce(${asks[kind]}, false), folded(f.title), f.id`,
  )

export const isStaff = async (db: Db, account: string) =>
  (await db.maybe(sql`
    select id from account a where company_id = current_company() and id = ${account} and ${inReach}
      and kind = 'staff' and deactivated_at is null`)) !== undefined

/** Which of them expect the form on the day or later already. */
export const expecting = (db: Db, form: string, places: readonly string[], from: string) =>
  db.many(
    { id: 'string' },
    sql`
    select distinct subject_id as id from project_forms
    where company_id = current_company() and form = ${form}
      and subject_id = any(${[...places]}::uuid[])
      and (ends_on is null or ends_on >= greatest(starts_on, ${from}::date))`,
  )

type Begun = Planned & { form: string; starts_on: string; ends_on?: string | null }

/** Answers the ids of the lines. */
export const addLines = async (
  db: Db,
  kind: WorkplaceKind,
  places: readonly string[],
  line: Begun,
) =>
  (
    await db.many(
      { id: 'string' },
      sql`
      insert into project_forms (company_id, ${sql.id(kind)}, form, frequency, weekdays, month_day, due_time,
        on_rain_days, asked, starts_on, ends_on)
      select current_company(), p, ${line.form}::uuid, ${line.frequency},
        ${[...line.weekdays]}::integer[], ${line.month_day}::integer, ${line.due_time}::time,
        ${line.on_rain_days}::boolean, ${line.asked}::uuid, ${line.starts_on}::date,
        ${line.ends_on ?? null}::date
      from unnest(${[...places]}::uuid[]) p returning id`,
    )
  ).map(({ id }) => id)

export const changeLine = (db: Db, id: string, line: Planned) =>
  db.run(sql`
    update project_forms set frequency = ${line.frequency}, weekdays = ${[...line.weekdays]}::integer[],
      month_day = ${line.month_day}, due_time = ${line.due_time}::time,
      on_rain_days = ${line.on_rain_days}, asked = ${line.asked}
    where company_id = current_company() and id = ${id}`)

/** Answers the ids of those that begin today or later: they never begin. */
export const withdrawLines = async (db: Db, kind: WorkplaceKind, ids: readonly string[]) =>
  (
    await db.many(
      { id: 'string' },
      sql`
      update project_forms l set ends_on = l.starts_on - 1 from company c
      where l.company_id = current_company() and c.id = l.company_id
        and l.id = any(${[...ids]}::uuid[]) and l.${sql.id(kind)} is not null
        and l.starts_on >= (now() at time zone c.timezone)::date
      returning l.id`,
    )
  ).length

/** One that has not begun by then never does. */
export const endLine = (db: Db, id: string, last: string) =>
  db.run(sql`
    update project_forms set ends_on = greatest(${last}::date, starts_on - 1)
    where company_id = current_company() and id = ${id}`)
