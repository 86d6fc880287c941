// The keys of an installation: its key file, and in the database the ids of those that are in use.
import { hkdfSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Database, Db } from '../../db/server/database.ts'
import { sql } from '../../db/sql.ts'
import { StartRefusal } from '../../refusal.ts'
import { type Cipher, makeCipher } from './cipher.ts'
import { type KeyRing, makeKeyFile, readKeyFile } from './key-file.ts'

/** Among the advisory locks of a database. Shared by who encrypts or decrypts, until their transaction ends:
 *  a key that is added is then used by all who come later, and none is dropped that somebody still reads with. */
const lock = 7_203_117

export const holdKeys = (db: Db) => db.run(sql`select pg_advisory_xact_lock(${lock})`)

export type Keys = {
  /** For the company of the transaction, and until that ends. */
  open(db: Db): Promise<Cipher>
  /** 32 bytes that follow from the present key and a purpose: the same for all servers of an installation. */
  seed(purpose: string): Buffer
}

/** The file is read each time: `npm run rekey` may have changed it since. */
export const keysIn = (path: string): Keys => ({
  async open(db) {
    const found = await db.maybe(
      { company: 'string' },
      sql`select current_company() as company from pg_advisory_xact_lock_shared(${lock})`,
    )
    if (found === undefined) throw new Error('The transaction is of no company.')
    return makeCipher(readKeyFile(path), found.company)
  },
  seed: (purpose) =>
    Buffer.from(hkdfSync('sha256', readKeyFile(path).present.bytes, '', purpose, 32)),
})

export const idsInUse = async (db: Db): Promise<string[]> =>
  (await db.many({ id: 'string' }, sql`select id from encryption_key order by made_at`)).map(
    ({ id }) => id,
  )

export const useKey = (db: Db, id: string) =>
  db.run(sql`insert into encryption_key (id) values (${id}) on conflict do nothing`)

/** Ids that the database needs and the file has not. */
export const missingFrom = (ring: KeyRing | undefined, ids: readonly string[]): string[] =>
  ids.filter((id) => ring?.all.every((key) => key.id !== id) ?? true)

export const refusal = (path: string): StartRefusal =>
  new StartRefusal(
    `${existsSync(path) ? `${path} is not the key file of this database` : `The key file of this database, ${path}, is missing`}: its confidential values were encrypted with another key. Put that file back from its copy, or name its place in PLUMBLINE_KEY_FILE. If it is lost for good, "npm run rekey -- --lost" removes the values that nobody can read again.`,
  )

/** Said at each start: makes the file at the first, and refuses one that does not belong to the database. */
export async function readyKeys(database: Database, path: string): Promise<Keys> {
  await database.transaction('owner', async (db) => {
    await holdKeys(db)
    const ids = await idsInUse(db)
    if (ids.length === 0 && !existsSync(path)) makeKeyFile(path)
    const ring = existsSync(path) ? readKeyFile(path) : undefined
    if (ring === undefined || missingFrom(ring, ids).length > 0) throw refusal(path)
    await useKey(db, ring.present.id)
  })
  return keysIn(path)
}
