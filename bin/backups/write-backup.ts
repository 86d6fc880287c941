// A backup: the rows of one moment, and the files that they name. It is whole, or it is not there.
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type FileStore, keyOf, NotStored } from '../../src/kit/files/server/file-store.ts'
import { hashOfFile, type Manifest, manifestFile, type StoredTable } from './manifest.ts'
import { columnList, sequencesOf, type Table, tableName, tablesOf } from './tables.ts'

type Place = { connection: pg.ClientConfig; store: FileStore; folder: string; now: Date }

export type Written = { rows: number; files: number; lost: string[] }

async function writeTable(client: pg.Client, table: Table, folder: string): Promise<StoredTable> {
  const file = `database/${table.schema}.${table.name}.copy.gz`
  const path = join(folder, file)
  const content = client.query(copyTo(`copy ${tableName(table)} (${columnList(table)}) to stdout`))
  await pipeline(content, createGzip({ level: 6 }), createWriteStream(path))
  // Of the same moment; the copy itself says how many only after its last row.
  const counted = await client.query<{ n: string }>(`select count(*) as n from ${tableName(table)}`)
  const rows = Number(counted.rows[0]?.n)
  return { ...table, file, rows, sha256: await hashOfFile(path) }
}

/** Every content once, however many records name it. */
const keysOf = async (client: pg.Client): Promise<string[]> =>
  (
    await client.query<{ company_id: string; sha256: string }>(
      'select distinct company_id, sha256 from file order by 1, 2',
    )
  ).rows.map(({ company_id, sha256 }) => keyOf(company_id, sha256))

async function writeFiles(store: FileStore, keys: readonly string[], folder: string) {
  const found: string[] = []
  const lost: string[] = []
  for (const key of keys) {
    const path = join(folder, 'files', key)
    try {
      const content = await store.read(key)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(content, createWriteStream(path))
      found.push(key)
    } catch (error) {
      if (!(error instanceof NotStored)) throw error
      lost.push(key)
    }
  }
  return { found, lost }
}

async function writeInto(client: pg.Client, { store, now }: Place, folder: string) {
  await client.query('begin isolation level repeatable read read only')
  const tables: StoredTable[] = []
  for (const table of await tablesOf(client)) tables.push(await writeTable(client, table, folder))
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select n, hash from migration order by n',
  )
  const sequences = await sequencesOf(client)
  const keys = await keysOf(client)
  await client.query('commit')
  const { found, lost } = await writeFiles(store, keys, folder)
  const manifest: Manifest = {
    ...{ made_at: now.toISOString(), migrations, tables, sequences },
    files: found,
  }
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: found.length, lost }
}

export async function writeBackup(place: Place): Promise<Written> {
  const half = `${place.folder}.part`
  await rm(half, { recursive: true, force: true })
  await mkdir(join(half, 'database'), { recursive: true, mode: 0o700 })
  const client = new pg.Client(place.connection)
  await client.connect()
  try {
    const written = await writeInto(client, place, half)
    await rename(half, place.folder)
    await client.query('insert into backup_made (made_at, rows, files) values ($1, $2, $3)', [
      place.now,
      written.rows,
      written.files,
    ])
    return written
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}
