import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

/** The reports of the demo are those of its first manager: a paper is made in somebody's sight. */
export const monthlyForDemo = (db: Db) =>
  db.run(sql`
    update monthly_reports set created_by = (
      select id from account where company_id = current_company() and kind = 'staff' and role_id = 1
      order by created_at, id limit 1)
    where company_id = current_company() and created_by is null`)
