import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { dumpSchema } from '../../src/kit/db/server/dump-schema.ts'
import { writeTables } from '../../src/kit/db/server/write-tables.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { asSuperuser, emptyDatabase, testDatabase } from '../database.ts'

const committed = readFileSync(join(import.meta.dirname, '../../db/schema.sql'), 'utf8')

test('db/schema.sql is what the migrations make; else run `npm run schema`', async () => {
  const { database, drop } = await testDatabase()
  try {
    assert.equal(await database.transaction('owner', dumpSchema), committed)
  } finally {
    await drop()
  }
})

test('src/kit/db/tables.ts is what the migrations make; else run `npm run schema`', async () => {
  const { database, drop } = await testDatabase()
  try {
    const path = join(import.meta.dirname, '../../src/kit/db/tables.ts')
    assert.equal(await database.transaction('owner', writeTables), readFileSync(path, 'utf8'))
  } finally {
    await drop()
  }
})

test('db/schema.sql builds the database that it was read from', async () => {
  const { connection, database, drop } = await emptyDatabase()
  try {
    await asSuperuser(connection, committed)
    assert.equal(await database.transaction('owner', dumpSchema), committed)
  } finally {
    await drop()
  }
})

const additions: [what: string, statement: string][] = [
  ['a view', 'create view v as select 1 as one'],
  ['a sequence', 'create sequence s'],
  ['a type', "create type mood as enum ('a')"],
  ['options of a table', 'alter table mail set (fillfactor = 70)'],
]
for (const [what, statement] of additions)
  test(`the dump refuses to pass over ${what}`, async () => {
    const { connection, database, drop } = await testDatabase()
    try {
      await asSuperuser(connection, statement)
      await assert.rejects(database.transaction('owner', dumpSchema), /does not know/)
    } finally {
      await drop()
    }
  })

const changes = [
  'alter table mail alter state drop default',
  'alter table mail drop constraint mail_state_check',
  'drop index file_by_content',
  'drop policy company_scope on file',
  'alter table file disable row level security',
  'drop trigger touch on file',
  'grant select on mail to public',
  'grant execute on function enqueue to public',
  'revoke execute on function enqueue from plumbline_gate',
  'alter table file drop constraint file_company_id_fkey',
]
test('the dump tells every kind of difference', async () => {
  const { database, drop } = await testDatabase()
  try {
    for (const change of changes)
      await database
        .transaction('owner', async (db) => {
          await db.run({ text: [change], values: [] })
          assert.notEqual(await dumpSchema(db), committed, change)
          await db.run(sql`select 1 / 0`)
        })
        .catch((error: Error) => assert.match(error.message, /division by zero/))
  } finally {
    await drop()
  }
})
