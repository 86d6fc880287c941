import { row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { WorkplaceKind, WorkplaceRef } from '../workplace.ts'

const sentRow = row({
  id: 'string',
  number: 'string',
  form: 'string',
  at: 'string',
})

/** What was submitted about a workplace and counts: void ones do not. A month before the span and two
 *  after it may decide about a day in it. */
export const sentAbout = (
  db: Db,
  { place, forms }: { place: WorkplaceRef; forms: readonly string[] },
  { from, to }: { from: string; to: string },
) =>
  db.many(
    sentRow,
    sql`
    select t.id, t.number, t.form,
      to_char(t.submitted_at at time zone c.timezone, 'YYYY-MM-DD"T"HH24:MI') as at
    from submissions t join company c on c.id = t.company_id
    where t.company_id = current_company() and t.${sql.id(place.kind)} = ${place.id}
      and t.form = any(${[...forms]}::uuid[]) and t.archived_at is null and t.stage <> 'void'
      and t.submitted_on between ${from}::date - 31 and ${to}::date + 62
    order by t.submitted_at, t.id`,
  )

const sentRowOfAll = row({
  workplace: 'string',
  id: 'string',
  number: 'string',
  form: 'string',
  at: 'string',
})

/** The same of several workplaces: of each form the first two of a day, for no more of them ever decide. */
export const sentAboutAll = (
  db: Db,
  { kind, ids, forms }: { kind: WorkplaceKind; ids: readonly string[]; forms: readonly string[] },
  { from, to }: { from: string; to: string },
) =>
  db.many(
    sentRowOfAll,
    sql`
    select t.${sql.id(kind)} as workplace, t.id, t.number, t.form,
      to_char(t.submitted_at at time zone c.timezone, 'YYYY-MM-DD"T"HH24:MI') as at
    from (
      select s.*, row_number() over (partition by s.${sql.id(kind)}, s.form, s.submitted_on
        order by s.submitted_at, s.id) as nth
      from submissions s
      where s.company_id = current_company() and s.${sql.id(kind)} = any(${[...ids]}::uuid[])
        and s.form = any(${[...forms]}::uuid[]) and s.archived_at is null and s.stage <> 'void'
        and s.submitted_on between ${from}::date - 31 and ${to}::date + 62) t
    join company c on c.id = t.company_id
    where t.nth <= 2`,
  )

/** As the caller is shown what came: what lies outside of their scope has no number, and `seen` says which of the
 *  rest they may open. */
export async function asShown<Row extends { id: string; number: string }>(
  db: Db,
  came: readonly Row[],
  seen: Sql,
): Promise<(Row & { seen: boolean })[]> {
  if (came.length === 0) return []
  const found = await db.many(
    { id: 'string', seen: 'boolean' },
    sql`
    select t.id, ${seen} as seen from submissions t where t.company_id = current_company()
      and t.id = any(${came.map(({ id }) => id)}::uuid[])`,
  )
  const inScope = new Map(found.map((one) => [one.id, one.seen]))
  return came.map((row) => ({
    ...row,
    number: inScope.has(row.id) ? row.number : '—',
    seen: inScope.get(row.id) ?? false,
  }))
}
