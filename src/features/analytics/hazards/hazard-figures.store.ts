import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { RiskBand } from '../../hazards/definition/index.ts'
import { onProjects } from '../figures/asked.server.ts'
import type { Projects, WhoseWork } from '../figures/asked.ts'
import { happenedTo } from '../figures/filters/who.server.ts'
import type { Period } from '../figures/period.ts'
import { statusesIn } from './hazard-figures.contract.ts'

export type AskedReports = Period & { projects: Projects; who: WhoseWork }

/** Hazards by their risk before and with controls, retired ones left out. */
export const hazardsByBand = (db: Db) =>
  db.many(
    { initial: one<RiskBand>(), residual: one<RiskBand | null>(), count: 'number' },
    sql`
    select initial_band as initial, residual_band as residual, count(*) as count from hazards
    where company_id = current_company() and archived_at is null and completed_at is null
      and status <> 'retired'
    group by 1, 2`,
  )

/** Within the caller’s scope, and without what is restricted for them: the policies of the table say so. */
export const reported = ({ from, to, projects, who }: AskedReports): Sql => sql`
  i.company_id = current_company() and i.archived_at is null and i.completed_at is null
  and i.kind = 'hazard' and i.status = any(${[...statusesIn.reported]}::text[])
  and i.occurred_on between ${from}::date and ${to}::date
  and ${onProjects(sql`i.project`, projects)} and ${happenedTo(who)}`

export const countReports = async (db: Db, asked: AskedReports) =>
  (await db.maybe(
    { reported: 'number', looked_at: 'number', closed: 'number' },
    sql`
    select count(*) as reported,
      count(*) filter (where i.status = any(${[...statusesIn.looked_at]}::text[])) as looked_at,
      count(*) filter (where i.status = any(${[...statusesIn.closed]}::text[])) as closed
    from incidents i where ${reported(asked)}`,
  )) ?? { reported: 0, looked_at: 0, closed: 0 }

export const reportsByMonth = (db: Db, asked: AskedReports) =>
  db.many(
    { month: 'string', reported: 'number', closed: 'number' },
    sql`
    select m::date as month, count(i.id) as reported,
      count(i.id) filter (where i.status = any(${[...statusesIn.closed]}::text[])) as closed
    from generate_series(date_trunc('month', ${asked.from}::date::timestamp), ${asked.to}::date::timestamp, '1 month') m
    left join incidents i on date_trunc('month', i.occurred_on::timestamp) = m and ${reported(asked)}
    group by m order by m limit 240`,
  )
