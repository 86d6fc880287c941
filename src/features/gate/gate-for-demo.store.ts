// The gate of the demo’s tower: people who came this morning, one who was refused, and a visitor.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'

const visitorRules =
  'Sign in and stay with the person you visit. Wear a hard hat, boots and a vest behind the fence. Keep to the marked ways and away from machines. When the horn sounds three times, walk to the muster point.'

export async function gateForDemo(db: Db): Promise<void> {
  const project = sql`(select id from projects where company_id = current_company()
    and name = 'Harbour Point tower')`
  await db.run(sql`
    insert into gates (company_id, project, package, visitor_rules)
    select current_company(), ${project}, (select d.id from document d
      where d.company_id = current_company() and d.register = 'orientation'
        and d.title = 'Site orientation' limit 1), ${visitorRules}
    where ${project} is not null`)
  await db.run(sql`
    insert into gate_passes (company_id, project, day, person, visitor, name, firm, host, colour, reasons,
      by_tablet, asked_at, in_at)
    select current_company(), g.project, company_today(), p.id, false, p.name, null, null, 'green', '[]'::jsonb,
      true, now() - make_interval(mins => 20 + p.n::integer * 3), now() - make_interval(mins => 20 + p.n::integer * 3)
    from gates g cross join lateral (
      select e.id, e.name, row_number() over (order by e.id) as n
      from person e where e.company_id = g.company_id and e.archived_at is null
        and exists (select from account a where a.company_id = e.company_id and a.id = e.id
          and a.kind = 'staff' and a.deactivated_at is null)
      order by e.id limit 9) p
    where g.company_id = current_company()
    union all
    select current_company(), g.project, company_today(), null, true, 'Ingrid Solberg',
      'Harbour Point Developments', 'Priya Nair', 'green', '[]'::jsonb, true, now() - interval '15 minutes',
      now() - interval '15 minutes'
    from gates g where g.company_id = current_company()`)
}
