// Companies that began before there was a screen of the rules.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate, readMigrations } from '../../src/kit/db/server/migrate.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { emptyDatabase } from '../database.ts'
import { makeCompany } from '../factories.ts'

test('the templates that a company began with open the rules; its own stay as they are', async () => {
  const { connection, database, drop } = await emptyDatabase()
  try {
    await migrate(
      connection,
      readMigrations().filter(({ n }) => n < 26),
    )
    await database.transaction('owner', async (db) => {
      const { id } = await makeCompany(db)
      await db.run(sql`delete from permission_template`)
      await db.run(sql`
        insert into permission_template (company_id, name, base_role, grants, is_default)
        select ${id}, name, role, '{users.view}', is_default
        from (values ('a', 1, true), ('b', 3, true), ('c', 6, true), ('own', 1, false))
          t (name, role, is_default)`)
    })
    await migrate(connection)
    const held = await database.transaction('owner', (db) =>
      db.many<{ name: string; grants: string[] }>(
        sql`select name, grants[2:] as grants from permission_template order by name`,
      ),
    )
    assert.deepEqual(
      held.map(({ name, grants }) => [name, ...grants]),
      [['a', 'rules.view', 'rules.edit'], ['b', 'rules.view'], ['c', 'rules.view'], ['own']],
    )
  } finally {
    await drop()
  }
})
