// Going back to an older version by mistake: it must say so, and leave what it does not know alone.
import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Db, openDatabase } from '../../src/kit/db/server/database.ts'
import { startEmbedded } from '../../src/kit/db/server/embedded/start-embedded.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { dataFolder, startServer } from './started.ts'

async function inDatabase<T>(data: string, work: (db: Db) => Promise<T>): Promise<T> {
  const dataDir = join(data, 'database')
  const { connection, stop } = await startEmbedded({ dataDir, log: () => undefined })
  const database = openDatabase(connection, () => undefined)
  try {
    return await database.transaction('owner', work)
  } finally {
    await database.close()
    await stop()
  }
}

/** Every table of every schema, with all that stands in it. */
async function contents(db: Db): Promise<Record<string, unknown>> {
  const tables = await db.many<{ name: string }>(sql`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
    order by 1`)
  const all: Record<string, unknown> = {}
  for (const { name } of tables)
    all[name] = await db.many(sql`select t::text as row from ${sql.id(name)} t order by 1`)
  return all
}

/** All but the database's own. */
const filesIn = (data: string) =>
  readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('database'))
    .sort()

test('data of a newer version of Plumbline: refused, touching nothing', async (t) => {
  const data = dataFolder(t)
  const first = startServer(t, { PLUMBLINE_DATA: data })
  await first.says(/Plumbline is at http/)
  first.process.kill('SIGTERM')
  assert.equal(await first.ended, 0)
  mkdirSync(join(data, 'files'), { recursive: true })
  writeFileSync(join(data, 'files', 'kept'), 'as it was')
  const before = await inDatabase(data, async (db) => {
    await db.run(sql`create table of_tomorrow (word text)`)
    await db.run(sql`insert into of_tomorrow values ('kept')`)
    await db.run(sql`insert into migration (n, name, hash) values (9999, '9999_tomorrow.sql', 'x')`)
    return contents(db)
  })
  const files = filesIn(data)

  const older = startServer(t, { PLUMBLINE_DATA: data, PLUMBLINE_DEMO: 'on' })
  assert.equal(await older.ended, 2)
  assert.equal(
    older.said(),
    'This data was written by a newer version of Plumbline. Install that version; nothing was touched.\n',
  )

  assert.deepEqual(await inDatabase(data, contents), before)
  assert.ok(Array.isArray(before.migration) && before.migration.length > 1)
  assert.deepEqual(filesIn(data), files)
  assert.equal(readFileSync(join(data, 'files', 'kept'), 'utf8'), 'as it was')
})
