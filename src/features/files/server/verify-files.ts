// Reads every stored file and holds its content against the hash that its row keeps.
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type FileStore, keyOf, NotStored } from '../../../kit/files/server/file-store.ts'

const page = 500

/** Nothing where it is as it was received. */
async function faultOf(store: FileStore, company: string, sha256: string) {
  const hash = createHash('sha256')
  try {
    await pipeline(await store.read(keyOf(company, sha256)), hash)
  } catch (error) {
    if (error instanceof NotStored) return 'is not in the store'
    throw error
  }
  return hash.digest('hex') === sha256 ? undefined : 'was altered'
}

/** What is wrong with each, or nothing. One after the other, each as a stream; files of one content are read once. */
export async function* verifyFiles(
  database: Database,
  store: FileStore,
  company: string,
): AsyncGenerator<string | undefined> {
  let after = ''
  for (let more = true; more; ) {
    const rows = await database.transaction('owner', (db) =>
      db.many(
        { sha256: 'string', id: 'string', name: 'string' },
        sql`
        select distinct on (sha256) sha256, id, name from file
        where company_id = ${company} and sha256 > ${after} order by sha256, id limit ${page}`,
      ),
    )
    for (const { sha256, id, name } of rows) {
      const fault = await faultOf(store, company, sha256)
      yield fault === undefined ? undefined : `the file “${name}” (${id}) ${fault}`
    }
    after = rows.at(-1)?.sha256 ?? after
    more = rows.length === page
  }
}
