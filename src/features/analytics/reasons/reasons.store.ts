import { json, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { FormDefinition } from '../../forms/definition/index.ts'
import { onProjects } from '../figures/asked.server.ts'
import type { Projects, WhoseWork } from '../figures/asked.ts'
import { submittedBy } from '../figures/filters/who.server.ts'
import type { Period } from '../figures/period.ts'

/** The versions of forms that ask for reasons. */
export const versionsAsking = (db: Db) =>
  db.many(
    { form: 'string', definition: json<FormDefinition>() },
    sql`
    select form, definition from form_version
    where company_id = current_company() and definition -> 'fields' @? '$.** ? (@.slug starts with "incident_reasons")'
    order by form, n`,
  )

export type AskedReasons = Period & {
  projects: Projects
  who: WhoseWork
  /** Which submissions the caller sees. */
  seen: Sql | undefined
  /** The questions whose answers they may read. */
  questions: readonly { form: string; key: string }[]
}

/** Each reason of each form once. A detail from the list of a reason stands for the reason. */
const chosen = ({ from, to, projects, who, seen, questions }: AskedReasons): Sql => sql`
  with recursive chosen as (
    select distinct t.id, t.project, r.reason
    from submissions t
    join answer a on a.company_id = t.company_id and a.submission = t.id
    join unnest(${questions.map(({ form }) => form)}::uuid[], ${questions.map(({ key }) => key)}::text[])
      q (form, key) on q.form = t.form and q.key = a.key
    cross join lateral (
      select i.id from incident_reasons i
      where i.company_id = t.company_id and i.id::text = a.option_id
      union
      select s.incident_reason from incident_reasons_sublists s
      where s.company_id = t.company_id
        and s.items @> jsonb_build_array(jsonb_build_object('id', a.option_id))) r (reason)
    where t.company_id = current_company() and t.archived_at is null and t.stage <> 'void'
      and t.submitted_on between ${from}::date and ${to}::date
      and ${onProjects(sql`t.project`, projects)} and ${submittedBy(who)} and ${seen ?? sql`true`}
  ), tree (reason, over, n) as (
    select id, id, 1 from incident_reasons where company_id = current_company()
    union all
    select tree.reason, i.parent, n + 1 from tree
    join incident_reasons i on i.company_id = current_company() and i.id = tree.over
    where i.parent is not null and n < 20
  )`

export const countForms = async (db: Db, asked: AskedReasons): Promise<number> =>
  (
    await db.maybe(
      { forms: 'number' },
      sql`${chosen(asked)} select count(distinct id) as forms from chosen`,
    )
  )?.forms ?? 0

const reasonRow = row({
  ...{ id: 'string', name: 'string', parent: 'string?', own: 'number', all: 'number' },
})
const reasons = sql`
  select i.id, i.name, i.parent, k.own, k.all
  from (
    select tree.over, count(distinct c.id) filter (where c.reason = tree.over) as own,
      count(distinct c.id) as all
    from chosen c join tree on tree.reason = c.reason group by tree.over) k
  join incident_reasons i on i.company_id = current_company() and i.id = k.over
  order by k.own desc, k.all desc, folded(i.name), i.id`

export const countReasons = (db: Db, asked: AskedReasons) =>
  db.many(reasonRow, sql`${chosen(asked)} ${reasons}`)

type OnProject = { id: string | null; name: string | null; forms: number }

/** The answers are looked through once, for the forms, the reasons and the projects. */
export async function sumsOfReasons(db: Db, asked: AskedReasons) {
  const found = await db.maybe(
    {
      forms: 'number',
      reasons: json<RowOf<typeof reasonRow>[]>(),
      projects: json<OnProject[]>(),
    },
    sql`${chosen(asked)}
    select (select count(distinct id) from chosen) as forms,
      (select coalesce(json_agg(r), '[]') from (${reasons}) r) as reasons,
      (select coalesce(json_agg(r), '[]') from (
        select k.project as id, p.name, k.forms
        from (select project, count(distinct id) as forms from chosen group by project) k
        left join projects p on p.company_id = current_company() and p.id = k.project
        where k.project is null or p.id is not null
        order by k.forms desc, folded(p.name) nulls last, k.project limit 200) r) as projects`,
  )
  return found ?? { forms: 0, reasons: [], projects: [] }
}

type Listed = {
  reason?: string | undefined
  under?: 'yes' | undefined
  at?: string | undefined
}

const mostListed = 500

export const formsWith = (db: Db, asked: AskedReasons, { reason, under, at }: Listed) =>
  db.many(
    {
      id: 'string',
      number: 'string',
      form: 'string',
      day: 'string',
      project: 'string?',
      reasons: 'string',
      total: 'number',
    },
    sql`${chosen(asked)}, found as (
      select distinct c.id from chosen c
      where ${
        reason === undefined
          ? sql`true`
          : under === undefined
            ? sql`c.reason = ${reason}`
            : sql`c.reason in (select tree.reason from tree where tree.over = ${reason})`
      } and ${at === undefined ? sql`true` : at === 'none' ? sql`c.project is null` : sql`c.project = ${at}`})
    select t.id, t.number, f.title as form, t.submitted_on as day, p.name as project,
      (select string_agg(i.name, ', ' order by folded(i.name)) from chosen c
        join incident_reasons i on i.company_id = t.company_id and i.id = c.reason where c.id = t.id) as reasons,
      count(*) over () as total
    from found join submissions t on t.company_id = current_company() and t.id = found.id
    join forms f on f.company_id = t.company_id and f.id = t.form
    left join projects p on p.company_id = t.company_id and p.id = t.project
    order by t.submitted_on desc, t.id limit ${mostListed}`,
  )

export const nameOfReason = async (db: Db, id: string | undefined): Promise<string | null> =>
  (
    await db.maybe(
      { name: 'string' },
      sql`select name from incident_reasons where company_id = current_company() and id = ${id ?? null}`,
    )
  )?.name ?? null
