import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { dayMs } from '../../../kit/day.ts'
import { columns, type RowOf } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type FileStore, keyOf } from '../../../kit/files/server/file-store.ts'
import type { Spooled } from '../../../kit/files/server/spool.ts'
import { newId } from '../../../kit/ids.ts'
import { defineJob } from '../../../kit/jobs/job.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { Problem } from '../../../kit/problems.ts'

const sentRow = columns('file', 'id', 'name', 'mime', 'bytes', 'sha256')
export type SentFile = RowOf<typeof sentRow>
const fileRow = {
  ...sentRow,
  ...columns('file', 'company_id', 'subject', 'subject_id', 'created_by'),
}
export type FileRow = RowOf<typeof fileRow>

export const expireFile = defineJob('expire-file', z.object({ file_id: z.uuid() }))

export const expireLater = (db: Db, file_id: string) =>
  enqueue(db, expireFile, { file_id }, { runAt: new Date(Date.now() + dayMs) })

/** The same content is stored once in a company: who adds or removes it takes turns. */
export const takeTurns = (db: Db, companyId: string, sha256: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(companyId, sha256)}, 0))`)

type Owner = { companyId: string; accountId: string | undefined }

/** How much a person may have sent that no record names yet; photos of drafts wait so too. */
const mostUnclaimed = 2 * 1024 ** 3

/** Refuses what a company, or somebody in it, has no room for; what is in this transaction counts. */
export async function refuseWithoutRoom(
  db: Db,
  { companyId, accountId }: Owner,
  quota: number,
  more = 0,
): Promise<void> {
  const used = await db.maybe(
    { company: 'number', unclaimed: 'number', most: 'number?' },
    sql`
    select (select max_bytes from company where id = ${companyId}) as most,
      coalesce((select bytes from company_space where company_id = ${companyId}), 0) as company,
      coalesce((select sum(bytes) from file where company_id = ${companyId}
        and created_by = ${accountId ?? null} and subject is null), 0) as unclaimed`,
  )
  if (used === undefined) return
  if (used.company + more > Math.min(quota, used.most ?? quota)) throw new Problem('files/quota')
  if (used.unclaimed + more > mostUnclaimed) throw new Problem('files/unclaimed')
}

export async function insertFile(
  db: Db,
  owner: Owner,
  file: Pick<Spooled, 'sha256' | 'bytes'> & { id?: string; name: string; mime: string },
): Promise<SentFile> {
  await takeTurns(db, owner.companyId, file.sha256)
  const there = file.id === undefined ? undefined : await fileById(db, file.id)
  const isSame = there?.sha256 === file.sha256 && there.created_by === owner.accountId
  // Sent before, and the answer to it was lost.
  if (there !== undefined && isSame && there.subject === null) return there
  const id = there === undefined ? (file.id ?? newId()) : newId()
  const row = await db.maybe(
    sentRow,
    sql`
    insert into file (company_id, id, sha256, mime, bytes, name, created_by)
    values (${owner.companyId}, ${id}, ${file.sha256}, ${file.mime}, ${file.bytes}, ${file.name},
      ${owner.accountId ?? null})
    returning id, name, mime, bytes, sha256`,
  )
  if (row === undefined) throw new Error('The file left no row.')
  await expireLater(db, row.id)
  return row
}

export const fileById = (db: Db, id: string) =>
  db.maybe(fileRow, sql`select * from file where id = ${id}`)

/** Once more each, in their order; those that are not the person's own, or of a record, are left out. */
export async function copyUnclaimed(db: Db, owner: Owner, ids: readonly string[]) {
  // Locked, so that none expires before its copy is there.
  const found = await db.many(
    sentRow,
    sql`
    select * from file where company_id = ${owner.companyId} and id = any(${ids}::uuid[])
      and subject is null and created_by = ${owner.accountId ?? null} order by id for share`,
  )
  const copies: SentFile[] = []
  for (const id of ids) {
    const file = found.find((one) => one.id === id)
    if (file !== undefined) copies.push(await insertFile(db, owner, { ...file, id: newId() }))
  }
  return copies
}

/** The files of one record once more each, in their order, as those of another: their content is stored already. */
export async function copyAttached(
  db: Db,
  ids: readonly string[],
  record: { subject: string; id: string },
): Promise<string[]> {
  const found = await db.many(
    fileRow,
    sql`select * from file where company_id = current_company() and id = any(${[...ids]}::uuid[])`,
  )
  const copies: string[] = []
  for (const id of ids) {
    const file = found.find((one) => one.id === id)
    if (file === undefined) continue
    await takeTurns(db, file.company_id, file.sha256)
    const copy = newId()
    await db.run(sql`
      insert into file (company_id, id, sha256, mime, bytes, name, subject, subject_id, created_by)
      values (${file.company_id}, ${copy}, ${file.sha256}, ${file.mime}, ${file.bytes}, ${file.name},
        ${record.subject}, ${record.id}, ${file.created_by})`)
    copies.push(copy)
  }
  return copies
}

/** Makes files part of a record; only the one who stored a file can, and once. Answers which it took. */
export async function attachFiles(
  db: Db,
  ids: readonly string[],
  record: { subject: string; id: string },
): Promise<string[]> {
  const attached = await db.many(
    { id: 'string' },
    sql`
    update file set subject = ${record.subject}, subject_id = ${record.id}
    where id = any(${ids}::uuid[]) and subject is null
      and created_by = nullif(current_setting('app.actor_id', true), '')::uuid
    returning id`,
  )
  return attached.map(({ id }) => id)
}

export const attachFile = async (db: Db, id: string, record: { subject: string; id: string }) =>
  (await attachFiles(db, [id], record)).length === 1

/** Files of a record that it names no more: they wait for nothing but their end. */
export async function releaseFiles(db: Db, record: { subject: string; id: string }): Promise<void> {
  const released = await db.many(
    { id: 'string' },
    sql`
    update file set subject = null, subject_id = null
    where company_id = current_company() and subject = ${record.subject} and subject_id = ${record.id}
    returning id`,
  )
  for (const { id } of released) await expireLater(db, id)
}

/** Reads a file from the store and tells whether it still is what was received. */
export async function isIntact(
  store: FileStore,
  file: Pick<FileRow, 'company_id' | 'sha256'>,
): Promise<boolean> {
  const hash = createHash('sha256')
  await pipeline(await store.read(keyOf(file.company_id, file.sha256)), hash)
  return hash.digest('hex') === file.sha256
}
