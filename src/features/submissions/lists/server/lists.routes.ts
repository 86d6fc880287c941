import { bind } from '../../../../access/server/gate.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { companyToday } from '../../../../register/server/today.ts'
import { ofCompany, ofContractors } from '../../content/sources.ts'
import { seen } from '../../submissions.server.ts'
import { countLists } from '../lists.contract.ts'
import { type ListName, signed, unreviewed, unsigned } from '../lists.ts'

const count = bind(countLists, async (context, { query: { project, team } }) => {
  const { db } = context
  const today = await companyToday(db)
  const waits = sql`t.stage = any(${[...unsigned]}::text[])`
  const data = await db.maybe<Record<ListName | 'copied', number>>(sql`
    select count(*) filter (where ${waits}) as unsigned,
      count(*) filter (where ${waits} and t.submitted_on < ${today}::date) as previous,
      count(*) filter (where t.stage = any(${[...signed]}::text[])) as signed,
      count(*) filter (where t.source = any(${[...ofCompany]}::text[])) as company,
      count(*) filter (where t.source = any(${[...ofContractors]}::text[])) as contractors,
      count(*) filter (where t.copied and t.stage = any(${[...unreviewed]}::text[])) as copied,
      count(*) as all
    from submissions t where t.company_id = current_company() and t.archived_at is null
      and ${project === undefined ? sql`true` : sql`t.project = ${project}`}
      and ${team === undefined ? sql`true` : sql`t.team = ${team}`}
      and ${seen(context) ?? sql`true`}`)
  if (data === undefined) throw new Error('An aggregate has one row.')
  return { data }
})

export const listCalls = [count]
