import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

/** Who came in on these days and when, visitors left out, in order; whose they were that day. */
export const staysBetween = (db: Db, project: string, from: string, to: string) =>
  db.many(
    {
      day: 'string',
      person: 'string',
      name: 'string',
      firm: 'string?',
      whose: one<'own' | 'contractors'>(),
      in_at: 'string',
      out_at: 'string?',
    },
    sql`
    select g.day, g.person, p.name, g.firm, g.in_at, g.out_at,
      case when exists (select from engagement e where e.company_id = g.company_id and e.person = g.person
        and e.kind = 'contractor_worker' and g.day between coalesce(e.starts_on, '-infinity')
          and coalesce(e.ends_on, 'infinity')) then 'contractors' else 'own' end as whose
    from gate_passes g join person p on p.company_id = g.company_id and p.id = g.person
    where g.company_id = current_company() and g.project = ${project}
      and g.day between ${from}::date and ${to}::date and g.in_at is not null
    order by g.day, g.in_at, g.id`,
  )
