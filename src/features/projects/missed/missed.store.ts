import { one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { WorkplaceKind } from '../workplace.ts'

const daysRow = row({ from: 'string', to: 'string' })
export type Days = RowOf<typeof daysRow>

/** The days up to yesterday that nobody has been told of, which count as told from now on: a month of
 *  them at most, and three where none was told before, so that a Monday tells of Friday. */
export const takeUnreportedDays = (db: Db, now: Date) =>
  db.maybe(
    daysRow,
    sql`
    with before as (select until from missed_told where company_id = current_company())
    insert into missed_told (company_id, until)
    select id, (${now}::timestamptz at time zone timezone)::date - 1 from company
    where id = current_company()
    on conflict (company_id) do update set until = excluded.until
      where missed_told.until < excluded.until
    returning greatest(coalesce((select until + 1 from before), until - 2), until - 30) as "from",
      until as "to"`,
  )

const expectingRow = row({
  kind: one<WorkplaceKind>(),
  id: 'string',
  name: 'string',
  /** Who supervises the project or leads the team. */
  lead: 'string?',
  opens_on: 'string',
})
export type Expecting = RowOf<typeof expectingRow>

/** The open projects and teams that expect anything on any of the days. */
export const expectingOn = (db: Db, { from, to }: Days) =>
  db.many(
    expectingRow,
    sql`
    select w.kind, w.id, w.name, w.lead, w.opens_on from (
      select 'project' as kind, p.company_id, p.id, p.number || ' – ' || p.name as name,
        p.supervisor as lead, p.start_date as opens_on, folded(p.name) as sorted
      from projects p
      where p.company_id = current_company() and p.archived_at is null and p.completed_at is null
      union all
      select 'team', t.company_id, t.id, t.name, t.leader, date '2000-01-01', folded(t.name)
      from teams t
      where t.company_id = current_company() and t.archived_at is null and t.completed_at is null) w
    where exists (select from project_forms l
      where l.company_id = w.company_id and l.subject_id = w.id
        and l.starts_on <= ${to}::date and (l.ends_on is null or l.ends_on >= ${from}::date))
    order by w.kind, w.sorted, w.id`,
  )

export const roleIdOf = async (db: Db, account: string): Promise<number | undefined> =>
  (
    await db.maybe(
      { role_id: 'number?' },
      sql`
      select role_id from account where company_id = current_company() and id = ${account}`,
    )
  )?.role_id ?? undefined
