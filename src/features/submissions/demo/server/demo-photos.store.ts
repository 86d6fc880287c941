// The demo's photos of failed items: twelve pictures, a file of its own in each submission.
import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { type FileStore, keyOf } from '../../../../kit/files/server/file-store.ts'
import { spool } from '../../../../kit/files/server/spool.ts'

const folder = join(import.meta.dirname, '../pictures')
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

type Picture = { name: string; path: string; sha256: string; bytes: number }

let read: ReadonlyMap<string, Picture> | undefined

/** By their names, `guardrail-gap`; what each is, without its bytes. */
export function demoPictures(): ReadonlyMap<string, Picture> {
  read ??= new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.jpg'))
      .map((name) => {
        const path = join(folder, name)
        const content = readFileSync(path)
        return [
          name.slice(0, -'.jpg'.length),
          { name, path, sha256: hashOf(content), bytes: content.length },
        ]
      }),
  )
  return read
}

export function demoPicture(name: string): Picture {
  const picture = demoPictures().get(name)
  if (picture === undefined) throw new Error(`The demo has no picture ${name}.`)
  return picture
}

/** As if their sender had uploaded them. */
export async function insertPhotos(
  db: Db,
  sender: string,
  photos: readonly { id: string; picture: string }[],
): Promise<(Picture & { id: string })[]> {
  const sent = photos.map(({ id, picture }) => ({ ...demoPicture(picture), id }))
  if (sent.length > 0)
    await db.run(sql`
      insert into file (company_id, id, sha256, mime, bytes, name, created_by)
      select current_company(), p.id, p.sha256, 'image/jpeg', p.bytes, p.name, ${sender}
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        p(id uuid, sha256 text, bytes bigint, name text)`)
  return sent
}

export type DemoFiles = {
  store: FileStore
  /** Where files are received. */
  folder: string
}

/** The rows are in the database, the pictures in the store, which may be another than last time. */
export async function storeDemoPhotos(
  database: Database,
  { store, folder: received }: DemoFiles,
): Promise<void> {
  for (const { sha256, path } of demoPictures().values()) {
    const companies = await database.transaction('owner', (db) =>
      db.many(
        { id: 'string' },
        sql`select distinct company_id as id from file where sha256 = ${sha256}`,
      ),
    )
    for (const { id } of companies) {
      const copy = await spool(createReadStream(path), received, 1e6)
      await store.put(keyOf(id, sha256), copy.path).finally(copy.discard)
    }
  }
}
