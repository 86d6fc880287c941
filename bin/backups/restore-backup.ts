// Puts a backup into an installation that holds nothing: the database in one transaction, then the files.
import { createReadStream } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate, readMigrations } from '../../src/kit/db/server/migrate.ts'
import type { FileStore } from '../../src/kit/files/server/file-store.ts'
import { prepareJobs } from '../../src/kit/jobs/server/worker.ts'
import { StartRefusal } from '../../src/kit/refusal.ts'
import { type Manifest, readManifest, type StoredTable, verifyBackup } from './manifest.ts'
import { columnList, tableName, tablesOf } from './tables.ts'

type Place = {
  connection: pg.ClientConfig
  store: FileStore
  folder: string
  /** Where files lie until the store has them; on the disk of the store. */
  incoming: string
}

/** The migrations that the backup was made with, which this version must know as they were. */
function migrationsOf({ migrations }: Manifest) {
  const known = readMigrations()
  const last = migrations.at(-1)?.n ?? 0
  const same = migrations.every(({ n, hash }) =>
    known.some((one) => one.n === n && one.hash === hash),
  )
  if (!same)
    throw new StartRefusal(
      'The backup was made by another version of Plumbline. Restore it with that version or a newer one.',
    )
  return known.filter(({ n }) => n <= last)
}

async function refuseUsed(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows: tables } = await client.query(
      "select from pg_class where oid = to_regclass('public.login')",
    )
    if (tables.length === 0) return
    const { rows: used } = await client.query(
      'select from login union all select from company limit 1',
    )
    if (used.length > 0)
      throw new StartRefusal(
        'The database is in use already. Restore into an empty one, or into an empty PLUMBLINE_DATA.',
      )
  } finally {
    await client.end()
  }
}

async function readTable(client: pg.Client, table: StoredTable, folder: string): Promise<void> {
  const into = client.query(copyFrom(`copy ${tableName(table)} (${columnList(table)}) from stdin`))
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), into)
  if (into.rowCount !== table.rows)
    throw new Error(`${table.name} has ${into.rowCount} rows; the backup says ${table.rows}.`)
}

/** Rows come in any order: what holds one table to another is taken away meanwhile, and held again at the end. */
async function readRows(client: pg.Client, manifest: Manifest, folder: string): Promise<void> {
  const all = (await tablesOf(client)).map(tableName)
  const { rows: keys } = await client.query<{ home: string; name: string; says: string }>(`
    select conrelid::regclass::text as home, quote_ident(conname) as name, pg_get_constraintdef(oid) as says
    from pg_constraint where contype = 'f'`)
  for (const { home, name } of keys)
    await client.query(`alter table ${home} drop constraint ${name}`)
  for (const table of all) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${all.join(', ')}`)
  for (const table of manifest.tables) await readTable(client, table, folder)
  // A job that was being done when the backup was made is done again.
  await client.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
  )
  for (const table of all) await client.query(`alter table ${table} enable trigger user`)
  for (const { home, name, says } of keys)
    await client.query(`alter table ${home} add constraint ${name} ${says}`)
  for (const { last, called, ...sequence } of manifest.sequences) {
    // Those that number the records of a company are made when the first is wanted.
    if (sequence.schema === 'numbers')
      await client.query(`create sequence if not exists ${tableName(sequence)}`)
    await client.query('select setval($1, $2::bigint, $3)', [tableName(sequence), last, called])
  }
}

export async function restoreBackup(place: Place): Promise<Manifest> {
  const { connection, folder } = place
  const manifest = await readManifest(folder)
  await verifyBackup(folder, manifest)
  const migrations = migrationsOf(manifest)
  await refuseUsed(connection)
  await migrate(connection, migrations)
  await prepareJobs(connection)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('begin')
    await readRows(client, manifest, folder)
    await client.query('commit')
  } finally {
    await client.end()
  }
  await putFiles(place, manifest)
  return manifest
}

/** The store takes over what it is given: it gets a copy, and the backup stays. */
async function putFiles({ store, folder, incoming }: Place, { files }: Manifest): Promise<void> {
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  for (const key of files) {
    const copy = join(incoming, key.split('/').at(-1) ?? key)
    await copyFile(join(folder, 'files', key), copy)
    await store.put(key, copy)
  }
}
