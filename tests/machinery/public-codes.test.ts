// Labels that were printed when ids led to public pages: each stays with the person who had the id first.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { migrate, readMigrations } from '../../src/kit/db/server/migrate.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { emptyDatabase } from '../database.ts'
import { makeCompany } from '../factories.ts'

test('an id on a printed label is a code of its first owner, and never of another', async () => {
  const { connection, database, drop } = await emptyDatabase()
  const [shared, archived, own] = [randomUUID(), randomUUID(), randomUUID()]
  try {
    await migrate(
      connection,
      readMigrations().filter(({ n }) => n < 25),
    )
    await database.transaction('owner', async (db) => {
      const [first, second] = [await makeCompany(db), await makeCompany(db)]
      const add = (company: string, id: string, name: string, days: number, isArchived = false) =>
        db.run(sql`
          insert into chemicals (company_id, id, name, supplier, status, whmis_status, created_at,
            archived_at)
          values (${company}, ${id}, ${name}, 'Harbour', 'in_use', 'whmis',
            now() - make_interval(days => ${days}::int), ${isArchived ? new Date() : null})`)
      await add(second.id, shared, 'Taken over', 1)
      await add(first.id, shared, 'Acid', 2)
      await add(first.id, archived, 'Gone', 2, true)
      await add(second.id, archived, 'Taken over', 1)
      await add(second.id, own, 'Lime', 1)
    })
    await migrate(connection)
    const shown = (code: string) =>
      database.transaction('gate', async (db) => {
        const row = await db.maybe<{ name: string | null }>(
          sql`select public_chemical(${code}) ->> 'name' as name`,
        )
        return row?.name
      })
    assert.deepEqual(
      [await shown(shared), await shown(archived), await shown(own)],
      ['Acid', null, 'Lime'],
    )
  } finally {
    await drop()
  }
})
