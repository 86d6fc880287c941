// The demo's photos of failed items: one picture, a file of its own in each submission.
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { type FileStore, keyOf } from '../../../../kit/files/server/file-store.ts'
import { spool } from '../../../../kit/files/server/spool.ts'

const path = join(import.meta.dirname, '../failed-item.jpg')
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** What the picture is, without its bytes. */
export function demoPhoto() {
  const picture = readFileSync(path)
  return { sha256: hashOf(picture), bytes: picture.length }
}

export type SentPhoto = { id: string; sha256: string }

/** As if their sender had uploaded them. */
export async function insertPhotos(
  db: Db,
  sender: string,
  ids: readonly string[],
): Promise<SentPhoto[]> {
  if (ids.length === 0) return []
  const { sha256, bytes } = demoPhoto()
  await db.run(sql`
    insert into file (company_id, id, sha256, mime, bytes, name, created_by)
    select current_company(), id, ${sha256}, 'image/jpeg', ${bytes}, 'failed-item.jpg', ${sender}
    from unnest(${ids}::uuid[]) id`)
  return ids.map((id) => ({ id, sha256 }))
}

export type DemoFiles = {
  store: FileStore
  /** Where files are received. */
  folder: string
}

/** The rows are in the database, the picture in the store, which may be another than last time. */
export async function storeDemoPhoto(
  database: Database,
  { store, folder }: DemoFiles,
): Promise<void> {
  const { sha256 } = demoPhoto()
  const companies = await database.transaction('owner', (db) =>
    db.many(
      { id: 'string' },
      sql`select distinct company_id as id from file where sha256 = ${sha256}`,
    ),
  )
  for (const { id } of companies) {
    const copy = await spool(createReadStream(path), folder, 1e6)
    await store.put(keyOf(id, sha256), copy.path).finally(copy.discard)
  }
}
