import { createHash, randomBytes } from 'node:crypto'
import { columns, type RowOf } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

export const challengeMinutes = 5
const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest()

/** Something random to be signed, once and soon; `login`: by a device of that person. */
export async function makeChallenge(db: Db, login: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await db.run(sql`delete from passkey_challenge where expires_at < now()`)
  await db.run(sql`
    insert into passkey_challenge (challenge_hash, login_id, expires_at)
    values (${hashOf(challenge)}, ${login}, now() + ${challengeMinutes} * interval '1 minute')`)
  return challenge
}

/** Whether it was made here for the same purpose and has not been used; it is used then. */
export const takeChallenge = async (
  db: Db,
  challenge: string,
  login: string | null,
): Promise<boolean> =>
  (await db.run(sql`
    delete from passkey_challenge where challenge_hash = ${hashOf(challenge)}
      and login_id is not distinct from ${login}::uuid and expires_at > now()`)) === 1

const passkeyRow = columns(
  'passkey',
  'id',
  'login_id',
  'credential_id',
  'public_key',
  'counter',
  'transports',
)
export type StoredPasskey = RowOf<typeof passkeyRow>

/** Locked: its counter is compared and written. */
export const passkeyBy = (db: Db, credential: string): Promise<StoredPasskey | undefined> =>
  db.maybe(
    passkeyRow,
    sql`select id, login_id, credential_id, public_key, counter, transports from passkey
      where credential_id = ${credential} for update`,
  )

export const notePasskeyUse = (db: Db, id: string, counter: number) =>
  db.run(sql`update passkey set counter = ${counter}, seen_at = now() where id = ${id}`)

export const hasPasskey = async (db: Db, login: string): Promise<boolean> =>
  (await db.maybe(
    { id: 'string' },
    sql`select id from passkey where login_id = ${login} limit 1`,
  )) !== undefined
