// Who runs the installation. They are named by a command on the server, and on no screen.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { issueToken } from './second-factor.ts'
import { loginByEmail } from './sessions.store.ts'

const linkMinutes = 60

/** Answers the link on which they choose a password; who has one may go on using it. */
export async function nameProviderAdmin(
  db: Db,
  { email, name, publicUrl }: { email: string; name: string; publicUrl: string },
): Promise<string> {
  await db.run(sql`
    insert into login (email) select ${email}
    where not exists (select from login where lower(email) = lower(${email}))`)
  const login = await loginByEmail(db, email)
  if (login === undefined) throw new Error('The login that was just made is not there.')
  await db.run(sql`
    insert into provider_admin (login_id, name) values (${login.id}, ${name})
    on conflict (login_id) do update set name = excluded.name, deactivated_at = null`)
  const token = await issueToken(db, 'reset', login.id, linkMinutes)
  return `${publicUrl}/reset-password/?${new URLSearchParams({ token, email: login.email })}`
}

/** False where nobody with this address runs the installation. Their sessions end at once. */
export async function endProviderAdmin(db: Db, email: string): Promise<boolean> {
  const login = await loginByEmail(db, email)
  if (login === undefined) return false
  const ended = await db.run(sql`
    update provider_admin set deactivated_at = now()
    where login_id = ${login.id} and deactivated_at is null`)
  return ended === 1
}
