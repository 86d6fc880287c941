import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'

/** Of these submissions the ones that lie in the caller’s scope, and whether they may open them. */
export const submissionsShown = (db: Db, ids: readonly string[], seen: Sql = sql`true`) =>
  db.many(
    { id: 'string', number: 'string', seen: 'boolean' },
    sql`
    select t.id, t.number, ${seen} as seen from submissions t
    where t.company_id = current_company() and t.id = any(${[...ids]}::uuid[])`,
  )
