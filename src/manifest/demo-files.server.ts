// Files of the demo company that code draws: in the database once they are drawn, in the store at each start, which
// may be another than last time.

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database, Db } from '../kit/db/server/database.ts'
import { enterCompany } from '../kit/db/server/enter-company.ts'
import { sql } from '../kit/db/sql.ts'
import { keyOf, NotStored } from '../kit/files/server/file-store.ts'
import { spool } from '../kit/files/server/spool.ts'
import type { DemoPlace } from './feature.server.ts'

export type DrawnFile = {
  id: string
  name: string
  mime: string
  content: Buffer
  /** The row and the field that name it. */
  of: { register: string; id: string; field: string }
}

type DrawAgain = (db: Db, slug: string, id: string) => Promise<DrawnFile | undefined>

/** Between the filling and the store, so that nothing is drawn twice. */
const justDrawn = new Map<string, Buffer>()

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

export async function insertDrawn(
  db: Db,
  { id, name, mime, content, of }: DrawnFile,
): Promise<void> {
  await db.run(sql`
    insert into file (company_id, id, sha256, mime, bytes, name, subject, subject_id)
    values (current_company(), ${id}, ${hashOf(content)}, ${mime}, ${content.length}, ${name},
      ${of.register}, ${of.id})`)
  justDrawn.set(id, content)
  await db.run(sql`
    update ${sql.id(of.register)} set ${sql.id(of.field)} = ${id}
    where company_id = current_company() and id = ${of.id}`)
}

async function isStored(store: DemoPlace['store'], key: string): Promise<boolean> {
  try {
    const content = await store.read(key)
    content.destroy()
    return true
  } catch (error) {
    if (error instanceof NotStored) return false
    throw error
  }
}

/** Those of the files that the database has and the store has not: each is drawn again as it was. */
export async function storeDrawn(
  database: Database,
  { store, folder }: Pick<DemoPlace, 'store' | 'folder'>,
  { ids, drawAgain }: { ids(slug: string): string[]; drawAgain: DrawAgain },
): Promise<void> {
  const slug = 'northgate'
  const files = await database.transaction('owner', (db) =>
    db.many(
      { company: 'string', id: 'string', sha256: 'string' },
      sql`select company_id as company, id, sha256 from file where id = any(${ids(slug)}::uuid[])`,
    ),
  )
  for (const { company, id, sha256 } of files) {
    const key = keyOf(company, sha256)
    if (await isStored(store, key)) continue
    const content =
      justDrawn.get(id) ??
      (await database.transaction('owner', async (db) => {
        await enterCompany(db, company)
        return (await drawAgain(db, slug, id))?.content
      }))
    // A row that somebody changed since is drawn otherwise: its file is not this one.
    if (content === undefined || hashOf(content) !== sha256) continue
    const copy = await spool(Readable.from([content]), folder, 1e7)
    await store.put(key, copy.path).finally(copy.discard)
  }
  for (const { id } of files) justDrawn.delete(id)
}
