import { json, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { FormDefinition } from '../../forms/definition/index.ts'
import { onProjects } from '../figures/asked.server.ts'
import type { Projects, WhoseWork } from '../figures/asked.ts'
import { submittedBy } from '../figures/filters/who.server.ts'
import type { Period } from '../figures/period.ts'
import type { ListedChecks } from './failed-items.contract.ts'

export type AskedChecks = Period & {
  projects: Projects
  who: WhoseWork
  /** Which submissions the caller sees, and the column of their failed items that they may read. */
  seen: Sql | undefined
  fails: Sql
}

const ofCheck = sql`f.company_id = t.company_id and f.id = t.form and f.kind in ('inspection', 'equipment_check')`

/** Inspections and checks of equipment, within the caller’s lists. */
const checks = ({ from, to, projects, who, seen, fails }: AskedChecks): Sql => sql`
  with checks as (
    select t.id, t.number, t.submitted_on as day, t.revision, t.form, t.asset, t.project, ${fails} as fails
    from submissions t
    join forms f on ${ofCheck}
    where t.company_id = current_company() and t.archived_at is null and t.stage <> 'void'
      and t.submitted_on between ${from}::date and ${to}::date
      and ${onProjects(sql`t.project`, projects)} and ${submittedBy(who)} and ${seen ?? sql`true`})`

const counted = sql`count(*) as checks, count(*) filter (where fails > 0) as failed, coalesce(sum(fails), 0) as fails`
const numbers = { checks: 'number', failed: 'number', fails: 'number' } as const

export const countChecks = async (db: Db, asked: AskedChecks) =>
  (await db.maybe(numbers, sql`${checks(asked)} select ${counted} from checks`)) ?? {
    ...{ checks: 0, failed: 0, fails: 0 },
  }

/** Of a piece of equipment `a`. */
const model = sql`concat_ws(' ', a.make, a.model)`

const groupRow = row({
  ...{ form: 'string', title: 'string', project: 'string?', name: 'string?', model: 'string?' },
  ...numbers,
})
export type GroupOfChecks = RowOf<typeof groupRow>

/** Looked through once, for the sums by form, by model and by project. */
export const groupsOfChecks = (db: Db, asked: AskedChecks) =>
  db.many(
    groupRow,
    sql`${checks(asked)}
    select k.form, f.title, k.project, p.name, nullif(${model}, '') as model, k.checks, k.failed, k.fails
    from (select form, asset, project, ${counted} from checks group by form, asset, project) k
    join forms f on f.company_id = current_company() and f.id = k.form
    left join projects p on p.company_id = current_company() and p.id = k.project
    left join inventory a on a.company_id = current_company() and a.id = k.asset`,
  )

/** Deficiencies `t` that checks of those people found. */
const foundBy = (who: WhoseWork): Sql =>
  who.team === undefined && who.of === undefined
    ? sql`true`
    : sql`exists (select from (select s.* from submissions s
        where s.company_id = t.company_id and s.id = t.submission) t where ${submittedBy(who)})`

/** How many items that failed in the period were mended, and within how many days half of them were. */
export async function daysToFix(db: Db, { from, to, projects, who }: AskedChecks) {
  const found = await db.maybe(
    { fixed: 'number', days: 'number?' },
    sql`
    select count(*) as fixed, percentile_cont(0.5) within group (order by e.day - t.raised_on) as days
    from deficiencies t
    join forms f on ${ofCheck}
    join company c on c.id = t.company_id
    join lateral (select max((e.at at time zone c.timezone)::date) as day from deficiency_event e
      where e.company_id = t.company_id and e.deficiency = t.id and e.kind = 'done') e on e.day is not null
    where t.company_id = current_company() and t.archived_at is null and t.item_key is not null
      and t.status in ('done', 'closed')
      and t.raised_on between ${from}::date and ${to}::date and ${onProjects(sql`t.project`, projects)}
      and ${foundBy(who)}`,
  )
  return found ?? { fixed: 0, days: null }
}

const mostListed = 500

const listedRow = row({
  ...{ id: 'string', number: 'string', day: 'string', form: 'string', project: 'string?' },
  ...{ item: 'string?', total: 'number' },
})

/** Checks `c` that a number counts. */
const within = ({ show, form, model: called, at }: ListedChecks): Sql => sql`
  ${show === 'checks' ? sql`true` : sql`c.fails > 0`}
  and ${form === undefined ? sql`true` : sql`c.form = ${form}::uuid`}
  and ${at === undefined ? sql`true` : at === 'none' ? sql`c.project is null` : sql`c.project = ${at}::uuid`}
  and ${
    called === undefined
      ? sql`true`
      : sql`exists (select from inventory a where a.company_id = current_company() and a.id = c.asset
          and ${model} = ${called})`
  }`

const named = sql`join forms f on f.company_id = current_company() and f.id = c.form
    left join projects p on p.company_id = current_company() and p.id = c.project`

export const checksIn = (db: Db, asked: AskedChecks, listed: ListedChecks) =>
  db.many(
    listedRow,
    sql`${checks(asked)}
    select c.id, c.number, c.day, f.title as form, p.name as project, null::text as item, count(*) over () as total
    from checks c ${named}
    where ${within(listed)} order by c.day desc, c.id limit ${mostListed}`,
  )

export const versionsOfChecks = (db: Db) =>
  db.many(
    { version: 'string', definition: json<FormDefinition>() },
    sql`
    select v.id as version, v.definition from form_version v
    join forms f on f.company_id = v.company_id and f.id = v.form and f.kind in ('inspection', 'equipment_check')
    where v.company_id = current_company()`,
  )

/** `lines`: what each version of a form asks, a row of a matrix behind a slash. */
export const failedItemsIn = (
  db: Db,
  asked: AskedChecks,
  listed: ListedChecks,
  lines: readonly { version: string; key: string; label: string }[],
) =>
  db.many(
    listedRow,
    sql`${checks(asked)}
    select c.id, c.number, c.day, f.title as form, p.name as project, q.label as item, count(*) over () as total
    from checks c
    join submission_revision r on r.company_id = current_company() and r.submission = c.id and r.n = c.revision
    join answer a on a.company_id = current_company() and a.submission = c.id and a.fails
    join unnest(${lines.map(({ version }) => version)}::uuid[], ${lines.map(({ key }) => key)}::text[],
      ${lines.map(({ label }) => label)}::text[]) q (version, key, label)
      on q.version = r.form_version and q.key = a.key || coalesce('/' || a.matrix_row, '')
    ${named}
    where ${within(listed)} order by c.day desc, c.id, a.n limit ${mostListed}`,
  )
