import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { isNameIn } from '../../../kit/own.ts'
import type { IncidentSeverity } from '../../incidents/definition/index.ts'
import { statusesIn } from '../hazards/hazard-figures.contract.ts'
import { reported } from '../hazards/hazard-figures.store.ts'
import { type AskedIncidents, counted, isOf } from './incident-analytics.store.ts'
import type { ListedIncidents } from './listed-incidents.contract.ts'
import { which } from './which-incidents.ts'

const mostListed = 500

function shownBy(asked: AskedIncidents, show: ListedIncidents['show']) {
  if (isNameIn(statusesIn, show))
    return sql`${reported(asked)} and i.status = any(${[...statusesIn[show]]}::text[])`
  const { kind, severities } = which[show]
  return sql`${counted(asked)} and i.kind = ${kind} ${severities === undefined ? sql`` : sql`and ${isOf(severities)}`}`
}

export const incidentsShown = (
  db: Db,
  asked: AskedIncidents,
  { show, severity, at }: ListedIncidents,
) =>
  db.many(
    {
      id: 'string',
      number: 'string',
      title: 'string',
      day: 'string',
      project: 'string?',
      severity: one<IncidentSeverity | null>(),
      total: 'number',
    },
    sql`
    select i.id, i.number, coalesce(i.title, i.number) as title, i.occurred_on as day, p.name as project,
      i.severity, count(*) over () as total
    from incidents i left join projects p on p.company_id = i.company_id and p.id = i.project
    where ${shownBy(asked, show)}
      ${severity === undefined ? sql`` : sql`and i.severity = ${severity}`}
      ${at === undefined ? sql`` : at === 'none' ? sql`and i.project is null` : sql`and i.project = ${at}::uuid`}
    order by i.occurred_on desc, i.id limit ${mostListed}`,
  )
