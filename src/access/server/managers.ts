// A company always has somebody who manages it: who else could let a manager in again?
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'

/** Whether this account alone still manages the company. Until the transaction ends no other one may
 *  find out: of two managers, each could otherwise be taken away as long as the other is there. */
export async function isLastManager(db: Db, account: string): Promise<boolean> {
  await db.run(
    sql`select pg_advisory_xact_lock(hashtextextended('managers of ' || current_company(), 0))`,
  )
  const managers = await db.many(
    { id: 'string' },
    sql`
    select id from account where company_id = current_company() and role_id = 1
      and deactivated_at is null and login_id is not null`,
  )
  return managers.length === 1 && managers[0]?.id === account
}
