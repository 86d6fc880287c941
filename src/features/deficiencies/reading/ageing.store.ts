import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { deficienciesServer } from '../deficiencies.server.ts'

const overdue = deficienciesServer.computed?.days_overdue ?? sql`0`
const age = deficienciesServer.computed?.age ?? sql`0`

/** How many of the rows `t` are open, by age and severity. */
export const ageingOf = (db: Db, within: Sql) =>
  db.many(
    { bucket: 'string', severity: 'string', count: 'number', overdue: 'number' },
    sql`
    select case when age <= 3 then '0-3' when age <= 7 then '4-7' when age <= 14 then '8-14'
      when age <= 30 then '15-30' else '30+' end as bucket, severity, count(*) as count,
      count(*) filter (where overdue > 0) as overdue
    from (select t.severity, ${age} as age, ${overdue} as overdue from deficiencies t
      where ${within} and t.status in ('open', 'in_progress', 'done')) t group by 1, 2`,
  )
