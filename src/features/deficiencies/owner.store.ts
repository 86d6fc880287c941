// Who sees to what is wrong somewhere, unless somebody says: whoever is responsible for the place.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'

/** The nearest place, from this one outward, for which somebody is responsible who still works here. */
export async function responsibleFor(db: Db, location: string | null): Promise<string | null> {
  if (location === null) return null
  const found = await db.maybe<{ id: string }>(sql`
    with recursive up(parent, responsible, depth) as (
      select l.parent, l.responsible, 0 from locations l
        where l.company_id = current_company() and l.id = ${location}
      union all select l.parent, l.responsible, up.depth + 1 from locations l
        join up on l.company_id = current_company() and l.id = up.parent where up.depth < 20
    ) select a.id from up
    join account a on a.company_id = current_company() and a.id = up.responsible
      and a.deactivated_at is null and a.kind = 'staff'
    order by up.depth limit 1`)
  return found?.id ?? null
}
