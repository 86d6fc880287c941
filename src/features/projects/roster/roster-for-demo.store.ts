// Who and what is on the projects and teams of the demo company.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

/** For the company that the transaction is set to; each person is on one project and in one team. */
export async function rosterForDemo(db: Db): Promise<void> {
  await db.run(sql`
    with people as (
      select a.id, row_number() over (order by a.last_name, a.first_name, a.id) as n from account a
      where a.company_id = current_company() and a.kind = 'staff' and a.deactivated_at is null)
    insert into workplace_workers (company_id, project, account, role, from_on)
    select p.company_id, p.id, a.id,
      (array['Carpenter', 'Labourer', 'Crane operator', 'Ironworker', 'First aider'])[1 + a.n % 5],
      greatest(p.start_date, current_date - 60 - (a.n % 40)::integer)
    from projects p join people a
      on p.number = (array['25-014', '25-021', '25-027'])[1 + a.n % 3] or a.id = p.supervisor
    where p.company_id = current_company() and p.status = 'active'`)
  await db.run(sql`
    with people as (
      select a.id, row_number() over (order by a.last_name, a.first_name, a.id) as n from account a
      where a.company_id = current_company() and a.kind = 'staff' and a.deactivated_at is null),
    crews as (
      select t.id, t.company_id, t.leader, row_number() over (order by t.name) as n from teams t
      where t.company_id = current_company() and t.completed_at is null)
    insert into workplace_workers (company_id, team, account, from_on)
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
  // Working days, with the workers of subcontractors.
  await db.run(sql`
    insert into headcounts (company_id, project, day, workers, entered)
    select p.company_id, p.id, d::date,
      (case p.number when '25-014' then 44 when '25-021' then 21 else 8 end)
        + (extract(day from d)::integer % 5), true
    from projects p, generate_series(current_date - 12, current_date - 1, interval '1 day') d
    where p.company_id = current_company() and p.status = 'active' and extract(isodow from d) < 6`)
}
