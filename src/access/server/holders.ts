// Who of the company may do a thing, for those who are to know that it waits.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { type Grant, namesOf } from '../grants.ts'
import { moduleOf } from '../modules.ts'

/** The staff who hold a grant now, by themselves or by implication; nobody where its part is off. */
export async function accountsHolding(db: Db, grant: Grant): Promise<string[]> {
  const found = await db.many(
    { id: 'string' },
    sql`
    select a.id from account a
    left join permission_template t
      on t.company_id = a.company_id and t.id = a.permission_template_id
    where a.company_id = current_company() and a.kind = 'staff' and a.deactivated_at is null
      and not exists (select from company c where c.id = a.company_id and ${moduleOf(grant) ?? null} = any(c.modules_off))
      and exists (select from unnest(coalesce(t.grants, '{}') || a.extra_grants) g
        where g = any(${namesOf(grant)}::text[]) and g <> all(a.denied_grants))
    order by a.id`,
  )
  return found.map(({ id }) => id)
}
