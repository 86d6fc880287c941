// What has happened is stored, each with its number in the year in which it was reported.
import { daysFromNow } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { DemoSize } from '../../../manifest/feature.server.ts'
import { demoIncidents } from './demo-incidents.server.ts'

/** What an incident led to, by the first words of both. */
const ledTo = [
  ['Telehandler struck', 'Traffic plan:'],
  ['Cut finger', 'Replace cut-resistant gloves'],
  ['Cut finger', 'Toolbox talk on hand placement'],
] as const

const account = (name: string) => sql`(select a.id from account a
  where a.company_id = current_company() and concat_ws(' ', a.first_name, a.last_name) = ${sql.id('g')}.${sql.id(name)} limit 1)`

/** For the company that the transaction is set to; its projects, places and people must be there. */
export async function incidentsForDemo(db: Db, size: DemoSize): Promise<void> {
  const told = demoIncidents(size, daysFromNow(0)).toReversed()
  const years = new Map<string, number>()
  const rows = told.map((one) => {
    const year = one.day.slice(0, 4)
    const count = (years.get(year) ?? 0) + 1
    years.set(year, count)
    return { ...one, number: `INC-${year}-${String(count).padStart(4, '0')}` }
  })
  await db.run(sql`
    insert into incidents (company_id, number, title, kind, status, description, immediate_action, occurred_on,
      occurred_time, entity, project, location, place, type, severity, reported_by, reported_at)
    select c.id, g.number, g.title, g.kind, g.status, g.what, g.done, g.day, g.time,
      coalesce(u.id, p.entity, e.id), p.id, l.id, g.place, t.id, g.severity, ${account('reporter')},
      (g.day + coalesce(g.time, '15:00')) at time zone c.timezone + interval '25 minutes'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) g(number text, title text, kind text, status text,
      what text, done text, day date, time time, project text, location text, entity text, place text, hint text, severity text, reporter text)
    join company c on c.id = current_company()
    left join entities e on e.company_id = c.id and e.is_default
    left join entities u on u.company_id = c.id and u.name = g.entity
    left join projects p on p.company_id = c.id and p.number = g.project
    left join locations l on l.company_id = c.id and l.name = g.location
    left join incident_types t on t.company_id = c.id and t.regulatory_hint = g.hint
      and t.id = (select o.id from incident_types o where o.company_id = c.id
        and o.regulatory_hint = g.hint order by o.name limit 1)`)
  await db.run(sql`
    insert into incident_event (company_id, incident, kind, by, at)
    select i.company_id, i.id, g.kind, case when g.kind = 'report' then i.reported_by else ${account('who')} end,
      i.reported_at + make_interval(days => g.after) + case when g.kind = 'report' then interval '0' else interval '1 hour' end
    from jsonb_to_recordset(${JSON.stringify(
      rows.flatMap(({ number, events }) =>
        [{ kind: 'report', who: '', after: 0 }, ...events].map((event) => ({ number, ...event })),
      ),
    )}::jsonb) g(number text, kind text, who text, after integer)
    join incidents i on i.company_id = current_company() and i.number = g.number`)
  for (const [incident, deficiency] of ledTo)
    await db.run(sql`
      update deficiencies set incident = (select i.id from incidents i
        where i.company_id = current_company() and starts_with(i.title, ${incident}) order by i.number desc limit 1)
      where company_id = current_company() and source = 'incident' and starts_with(title, ${deficiency})`)
  for (const [year, last] of years)
    await db.run(sql`select continue_numbers('INC', ${year}::integer, ${last})`)
}
