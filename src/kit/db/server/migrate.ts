// Brings a database up to this version: plain SQL files, forward only, each in its own transaction.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { StartRefusal } from '../../refusal.ts'

const folder = join(import.meta.dirname, '../../../../db/migrations')
/** Held while migrating, so that two servers starting at once do it once. */
const lock = 7_203_114

class CannotMigrate extends StartRefusal {}

type Migration = { n: number; name: string; text: string; hash: string }

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return {
        n: Number(name.slice(0, 4)),
        name,
        text,
        hash: createHash('sha256').update(text).digest('hex'),
      }
    })
}

async function applied(client: pg.Client): Promise<Map<number, string>> {
  const there = await client.query("select to_regclass('public.migration') as there")
  if (there.rows[0].there === null) return new Map()
  const rows = await client.query<{ n: number; hash: string }>('select n, hash from migration')
  return new Map(rows.rows.map((row) => [row.n, row.hash]))
}

async function apply(client: pg.Client, { n, name, text, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(
      'create table if not exists migration (n integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now())',
    )
    await client.query(text)
    await client.query('insert into migration (n, name, hash) values ($1, $2, $3)', [n, name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed.`, { cause: error })
  }
}

/** Answers with the names of the migrations that were applied now. */
export async function migrate(
  connection: pg.ClientConfig,
  known = readMigrations(),
): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const done = await applied(client)
    const newest = known.at(-1)?.n ?? 0
    if ([...done.keys()].some((n) => n > newest))
      throw new CannotMigrate(
        'This data was written by a newer version of Plumbline. Install that version; nothing was touched.',
      )
    const changed = known.find(({ n, hash }) => done.has(n) && done.get(n) !== hash)
    if (changed !== undefined)
      throw new CannotMigrate(
        `Migration ${changed.name} differs from the one this database was built with.`,
      )
    const missing = known.filter(({ n }) => !done.has(n))
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
