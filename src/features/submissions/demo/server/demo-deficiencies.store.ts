// The deficiencies of the demo's submissions are as old as these, and somebody sees to them.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { companyToday } from '../../../../register/server/today.ts'
import { isWorkingDay, workingDayFrom, workingDayUpTo } from '../../../people/index.ts'
import type { DemoCompany } from './demo-company.store.ts'
import type { FailedOnce } from './failed-once.ts'
import { instantOf } from './moments.ts'

type Written = { id: string; failed: readonly FailedOnce[] }

const statusOf = ({ startedOn, mendedOn, verifiedOn }: FailedOnce) => {
  if (verifiedOn !== undefined) return 'closed'
  if (mendedOn !== undefined) return 'done'
  return startedOn === undefined ? 'open' : 'in_progress'
}

/** Steps at sensible hours, one after the other; nothing where it is still to come. */
const stepsOf = ({ startedOn, mendedOn, verifiedOn }: FailedOnce) =>
  [
    { kind: 'started', on: startedOn, at: '15:50' },
    { kind: 'done', on: mendedOn, at: '16:20' },
    { kind: 'verified', on: verifiedOn, at: verifiedOn === mendedOn ? '16:50' : '10:40' },
  ].flatMap(({ kind, on, at }) =>
    on === undefined ? [] : [{ kind, at: instantOf(`${on}T${at}`) }],
  )

export async function followMending(
  db: Db,
  { manager }: DemoCompany,
  written: readonly Written[],
): Promise<void> {
  const fails = written.flatMap(({ id, failed }) => failed.map((fail) => ({ id, fail })))
  const rows = fails.map(({ id, fail }) => ({
    submission: id,
    item: fail.key,
    status: statusOf(fail),
    mended: fail.mendedOn === undefined ? null : fail.mended,
    category: fail.category ?? null,
  }))
  await db.run(sql`
    update deficiencies d set status = m.status, corrective_action = m.mended,
      category = coalesce((
        select v.id from list_values v join lists l on l.company_id = v.company_id and l.id = v.list
        where v.company_id = current_company() and l.code = 'deficiency-category' and v.name = m.category), d.category),
      due_on = s.submitted_on + (d.due_on - d.raised_on), raised_on = s.submitted_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) m(submission uuid, item text, status text, mended text,
      category text)
    join submissions s on s.company_id = current_company() and s.id = m.submission
    where d.company_id = s.company_id and d.submission = s.id and d.item_key = m.item`)
  // What failed so long before was another matter.
  await db.run(sql`
    update deficiencies d set repeat_of = null from deficiencies f
    where d.company_id = current_company() and f.company_id = d.company_id and f.id = d.repeat_of
      and f.raised_on < d.raised_on - 90`)
  await db.run(sql`
    update deficiency_event e set at = s.submitted_at
    from deficiencies d join submissions s on s.company_id = d.company_id and s.id = d.submission
    where e.company_id = current_company() and d.company_id = e.company_id and d.id = e.deficiency
      and e.kind = 'raised'`)
  const steps = fails.flatMap(({ id, fail }) =>
    stepsOf(fail).map((step) => ({ submission: id, item: fail.key, ...step })),
  )
  await db.run(sql`
    insert into deficiency_event (company_id, deficiency, kind, at, by)
    select d.company_id, d.id, t.kind, t.at,
      case when t.kind = 'verified' then ${manager.id}::uuid else d.owner end
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) t(submission uuid, item text, kind text, at timestamptz)
    join deficiencies d on d.company_id = current_company() and d.submission = t.submission
      and d.item_key = t.item
    order by t.at`)
}

/** Nothing is raised or due on a day on which nobody works: what is past goes back, what is to come goes on. */
export async function dueOnWorkingDays(db: Db): Promise<void> {
  const today = await companyToday(db)
  const days = await db.many(
    { day: 'string' },
    sql`
    select distinct day from deficiencies, unnest(array[due_on, raised_on, comply_by]) day
    where company_id = current_company() and day is not null`,
  )
  const moved = days
    .filter(({ day }) => !isWorkingDay(day))
    .map(({ day }) => ({ day, to: day < today ? workingDayUpTo(day) : workingDayFrom(day) }))
  const movedOf = (column: string) => sql`(
    select m."to" from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) m(day date, "to" date)
    where m.day = d.${sql.id(column)})`
  await db.run(sql`
    update deficiency_event e set at = e.at - make_interval(days => d.raised_on - ${movedOf('raised_on')})
    from deficiencies d where d.company_id = current_company() and e.company_id = d.company_id
      and e.deficiency = d.id and e.kind = 'raised' and ${movedOf('raised_on')} is not null`)
  for (const column of ['due_on', 'raised_on', 'comply_by'])
    await db.run(sql`
      update deficiencies d set ${sql.id(column)} = ${movedOf(column)}
      where d.company_id = current_company() and ${movedOf(column)} is not null`)
}
