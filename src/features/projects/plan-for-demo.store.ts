// What the projects of the demo company expect, and the two days on which the tower stood still.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'

/** For the company that the transaction is set to; its forms and projects must be there. */
export async function planForDemo(db: Db): Promise<void> {
  await db.run(sql`
    insert into project_forms (company_id, project, form, frequency, weekdays, due_time, starts_on,
      ends_on)
    select p.company_id, p.id, f.id, r.frequency, r.weekdays, r.due_time,
      greatest(p.start_date, case when p.completed_at is null then r.since end),
      case when p.completed_at is not null then p.planned_end end
    from projects p, forms f, (values
      ('WSI-01', 'weekly', '{5}'::integer[], '16:00'::time, current_date - 56),
      ('FLHA-01', 'daily', '{1,2,3,4,5}', '15:00', current_date - 13)
    ) r(code, frequency, weekdays, due_time, since)
    where p.company_id = current_company() and f.company_id = p.company_id and f.code = r.code`)
  await db.run(sql`
    insert into rain_days (company_id, project, day, kind, part, reason, affects_forms, created_by)
    select p.company_id, p.id, date_trunc('week', now())::date - r.before, r.kind, r.part, r.reason,
      true, p.supervisor
    from projects p, (values
      (5, 'rain', 'full', 'Water in the excavation: nobody went down.'),
      (10, 'wind', 'pm', 'Gusts over the limit of the tower crane.')
    ) r(before, kind, part, reason)
    where p.company_id = current_company() and p.number = '25-014'`)
}
