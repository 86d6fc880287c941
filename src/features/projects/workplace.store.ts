// A project or a team as its plan, its tracker and its rain days see it.
import { one, type RowOf, row } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import { Problem } from '../../kit/problems.ts'
import type { WorkplaceKind, WorkplaceRef } from './workplace.ts'

const workplaceRow = row({
  kind: one<WorkplaceKind>(),
  id: 'string',
  name: 'string',
  status: 'string',
  archived: 'boolean',
  /** It is neither completed nor archived. */
  open: 'boolean',
  opens_on: 'string',
  closes_on: 'string?',
  /** By the clock on its wall: `2026-11-20` and `2026-11-20T15:40`. */
  today: 'string',
  now: 'string',
})
export type WorkplaceFacts = RowOf<typeof workplaceRow>

/** Of the row `w` of a company `c`. */
const facts: Readonly<Record<WorkplaceKind, { from: Sql; name: Sql; status: Sql; opens: Sql }>> = {
  project: {
    from: sql`projects`,
    name: sql`w.number || ' – ' || w.name`,
    status: sql`w.status`,
    opens: sql`w.start_date`,
  },
  team: {
    from: sql`teams`,
    name: sql`w.name`,
    status: sql`case when w.completed_at is null then 'active' else 'completed' end`,
    // A team has no first day: what it expects begins with the lines of its plan.
    opens: sql`date '2000-01-01'`,
  },
}

const byName = sql`folded(w.name), w.id`

const workplacesOf = (db: Db, kind: WorkplaceKind, which: Sql, order: Sql) =>
  db.many(
    workplaceRow,
    sql`
    select ${kind}::text as kind, w.id, ${facts[kind].name} as name, ${facts[kind].status} as status,
      w.archived_at is not null as archived,
      w.archived_at is null and w.completed_at is null as open, ${facts[kind].opens} as opens_on,
      (least(w.completed_at, w.archived_at) at time zone c.timezone)::date as closes_on,
      (now() at time zone c.timezone)::date as today,
      to_char(now() at time zone c.timezone, 'YYYY-MM-DD"T"HH24:MI') as now
    from ${facts[kind].from} w join company c on c.id = w.company_id
    where w.company_id = current_company() and ${which}
    order by ${order}`,
  )

export async function workplaceOf(db: Db, { kind, id }: WorkplaceRef): Promise<WorkplaceFacts> {
  const [workplace] = await workplacesOf(db, kind, sql`w.id = ${id}`, byName)
  if (workplace === undefined) throw new Problem('row/missing')
  return workplace
}

/** For the rest of the transaction: two who change a plan at once come one after the other. */
export const lockWorkplaces = (db: Db, kind: WorkplaceKind, ids: readonly string[]) =>
  workplacesOf(db, kind, sql`w.id = any(${[...ids]}::uuid[])`, sql`w.id for update of w`)

export const openWorkplaces = (db: Db, kind: WorkplaceKind) =>
  workplacesOf(db, kind, sql`w.archived_at is null and w.completed_at is null`, byName)

/** Those that were open on any of the days: completed ones too, archived ones never. */
export const workplacesBetween = (
  db: Db,
  kind: WorkplaceKind,
  { from, to }: { from: string; to: string },
) =>
  workplacesOf(
    db,
    kind,
    sql`w.archived_at is null and ${facts[kind].opens} <= ${to}::date
      and coalesce((w.completed_at at time zone c.timezone)::date, 'infinity') >= ${from}::date`,
    byName,
  )

/** With why they cannot be chosen. */
export const closedWorkplaces = async (db: Db, kind: WorkplaceKind) =>
  (
    await workplacesOf(
      db,
      kind,
      sql`(w.archived_at is not null or w.completed_at is not null)`,
      sql`${byName} limit 500`,
    )
  ).map((place) => ({
    ...place,
    why: place.archived ? ('archived' as const) : ('completed' as const),
  }))

export const refuse = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

/** One whose plan, people and rain days may be changed. */
export async function openWorkplace(db: Db, { kind, id }: WorkplaceRef): Promise<WorkplaceFacts> {
  const [workplace] = await lockWorkplaces(db, kind, [id])
  if (workplace === undefined) throw new Problem('row/missing')
  if (workplace.archived) throw new Problem('row/archived')
  if (!workplace.open)
    throw refuse('', kind === 'project' ? 'The project is completed.' : 'The team is completed.')
  return workplace
}
