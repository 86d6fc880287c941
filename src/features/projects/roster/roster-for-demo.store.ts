// Who and what is on the projects and teams of the demo company.
import { addDays, daysFrom, daysFromNow } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { DemoSize } from '../../../manifest/feature.server.ts'
import {
  demoSites,
  isOpen,
  isWorkingDay,
  ownPeople,
  projectManagers,
  workersOn,
} from '../../people/index.ts'

/** For the company that the transaction is set to; each person is on one project at a time, and each of the
 *  staff in one team. */
export async function rosterForDemo(db: Db, size: DemoSize): Promise<void> {
  const today = daysFromNow(0)
  const there = demoSites
    .filter(({ until }) => size === 'whole' || until === undefined)
    .flatMap((site) =>
      [
        ...ownPeople(site),
        ...[projectManagers[site.number]].flatMap((name) => name ?? []),
        ...(site.known ?? []),
      ].map((name) => ({
        number: site.number,
        name,
        from_on: addDays(today, site.known?.includes(name) === true ? -60 : site.from),
        to_on: site.until === undefined ? null : addDays(today, site.until),
      })),
    )
  await db.run(sql`
    insert into workplace_workers (company_id, project, person, role, from_on, to_on)
    select p.company_id, p.id, n.id, coalesce(n.job_title, n.trade), t.from_on, t.to_on
    from jsonb_to_recordset(${JSON.stringify(there)}::jsonb)
      t(number text, name text, from_on date, to_on date)
    join projects p on p.company_id = current_company() and p.number = t.number
    join person n on n.company_id = p.company_id and n.name = t.name`)
  await db.run(sql`
    with people as (
      select a.id, row_number() over (order by a.last_name, a.first_name, a.id) as n from account a
      where a.company_id = current_company() and a.kind = 'staff' and a.deactivated_at is null),
    crews as (
      select t.id, t.company_id, t.leader, row_number() over (order by t.name) as n from teams t
      where t.company_id = current_company() and t.completed_at is null)
    insert into workplace_workers (company_id, team, person, from_on)
    select t.company_id, t.id, a.id, current_date - 90 from crews t join people a
      on a.n % (select count(*) from crews) + 1 = t.n or a.id = t.leader`)
  await db.run(sql`
    with things as (
      select i.id, row_number() over (order by i.inventory_id, i.id) as n from inventory i
      where i.company_id = current_company() and i.archived_at is null)
    insert into workplace_assets (company_id, project, asset, from_on)
    select p.company_id, p.id, i.id, greatest(p.start_date, current_date - 45)
    from projects p join things i on p.number = (array['25-014', '25-021', '25-027'])[i.n]
      or p.number = (array['25-014', '25-021', '25-027'])[i.n / 4] and i.n % 4 = 0
    where p.company_id = current_company()`)
  await db.run(sql`
    insert into workplace_contacts (company_id, project, contact, forms, from_on)
    select p.company_id, p.id, k.id, case when 'submissions' = any(k.receives)
      then array(select f.id from forms f where f.company_id = p.company_id and f.code = 'WSI-01')
      else '{}' end, p.start_date
    from projects p join client_contacts k on k.company_id = p.company_id and k.client = p.client
    where p.company_id = current_company() and p.status = 'active'`)
  // With the workers of subcontractors.
  const counts = daysFrom(addDays(today, size === 'whole' ? -364 : -12), addDays(today, -1))
    .filter(isWorkingDay)
    .flatMap((day) =>
      demoSites
        .filter((site) => isOpen(site, today, day))
        .map((site) => ({ number: site.number, day, workers: workersOn(site, day) })),
    )
  await db.run(sql`
    insert into headcounts (company_id, project, day, workers, entered)
    select p.company_id, p.id, c.day, c.workers, true
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) c(number text, day date, workers integer)
    join projects p on p.company_id = current_company() and p.number = c.number`)
}
