import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { forgetStrangers } from './password-tries.ts'
import { endOtherSessions, type Login } from './sessions.store.ts'

/** A new password ends all that the old one opened: links to set another, sign-ins half way, every session
 * but the one that asks. */
export async function setPassword(
  db: Db,
  { id, email }: Login,
  hash: string,
  keep?: string,
): Promise<void> {
  await db.run(sql`update login set password_hash = ${hash} where id = ${id}`)
  await db.run(
    sql`update login_token set spent_at = now() where login_id = ${id} and spent_at is null`,
  )
  await endOtherSessions(db, id, keep)
  await forgetStrangers(db, email)
}
