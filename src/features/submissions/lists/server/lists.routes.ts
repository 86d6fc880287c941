import { bind, type Context } from '../../../../access/server/gate.ts'
import { countsOf } from '../../../../kit/counts/counts.ts'
import { one, row } from '../../../../kit/db/row.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import { companyToday } from '../../../../register/server/today.ts'
import { ofCompany, ofContractors } from '../../content/sources.ts'
import type { Stage } from '../../stages/stages.ts'
import { seen } from '../../submissions.server.ts'
import { countLists, countMonths } from '../lists.contract.ts'
import { type ListName, signed, unreviewed, unsigned } from '../lists.ts'

const ofMonth = row({ stage: one<Stage>(), month: 'string', submissions: 'number' })

/** Each submission that the caller sees, or so many that are alike: of the whole company they are kept up. */
function counted(
  context: Context,
  { project, team }: { project?: string | undefined; team?: string | undefined },
): Sql {
  const narrowed = seen(context)
  const isWhole = context.session.scope === 'company' && narrowed === undefined
  if (isWhole && project === undefined && team === undefined)
    return sql`(select by[1] as stage, by[2] as source, by[3] = 'true' as copied, by[4] as month,
      by[5]::date as waits_since, n from ${countsOf('submissions')} kept)`
  return sql`(select t.stage, t.source, t.copied, to_char(t.submitted_on, 'YYYY-MM') as month,
      t.submitted_on as waits_since, 1 as n
    from submissions t where t.company_id = current_company() and t.archived_at is null
      and ${project === undefined ? sql`true` : sql`t.project = ${project}`}
      and ${team === undefined ? sql`true` : sql`t.team = ${team}`}
      and ${narrowed ?? sql`true`})`
}

const sumOf = (which: Sql) => sql`coalesce(sum(n) filter (where ${which}), 0)::integer`

const count = bind(countLists, async (context, { query }) => {
  const { db } = context
  const today = await companyToday(db)
  const waits = sql`stage = any(${[...unsigned]}::text[])`
  const data = await db.maybe<Record<ListName | 'copied', number>>(sql`
    select ${sumOf(waits)} as unsigned,
      ${sumOf(sql`${waits} and waits_since < ${today}::date`)} as previous,
      ${sumOf(sql`stage = any(${[...signed]}::text[])`)} as signed,
      ${sumOf(sql`source = any(${[...ofCompany]}::text[])`)} as company,
      ${sumOf(sql`source = any(${[...ofContractors]}::text[])`)} as contractors,
      ${sumOf(sql`copied and stage = any(${[...unreviewed]}::text[])`)} as copied,
      ${sumOf(sql`true`)} as all
    from ${counted(context, query)} t`)
  if (data === undefined) throw new Error('An aggregate has one row.')
  return { data }
})

const months = bind(countMonths, async (context, { query }) => ({
  data: await context.db.many(
    ofMonth,
    sql`
    select stage, month, sum(n)::integer as submissions from ${counted(context, query)} t
    group by 1, 2 having sum(n) > 0 order by month desc, stage`,
  ),
}))

export const listCalls = [count, months]
