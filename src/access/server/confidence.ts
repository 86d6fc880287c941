// Rows that are confidential are there for holders of the grant: the policies ask one setting of the
// transaction, which the gate makes. The server's own jobs may need them too.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Can } from '../context.ts'

/** For the rest of the transaction. */
export async function showConfidential(db: Db, can: Can): Promise<void> {
  if (can('confidential.view'))
    await db.run(sql`select set_config('app.confidential', 'yes', true)`)
}

/** Does a part of the transaction with every row in reach, for any person. */
export async function inConfidence<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const before = await db.maybe(
    { was: 'string' },
    sql`
    with before as materialized (select coalesce(current_setting('app.confidential', true), '') as was)
    select was, set_config('app.confidential', 'yes', true) from before`,
  )
  const result = await work()
  await db.run(sql`select set_config('app.confidential', ${before?.was ?? ''}, true)`)
  return result
}
