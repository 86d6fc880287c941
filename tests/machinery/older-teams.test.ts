// Teams of a company that began before they had the rooms of projects.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate, readMigrations } from '../../src/kit/db/server/migrate.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { emptyDatabase } from '../database.ts'
import { makeCompany } from '../factories.ts'

test('a team that was not active is taken over as completed', async () => {
  const { connection, database, drop } = await emptyDatabase()
  try {
    await migrate(
      connection,
      readMigrations().filter(({ n }) => n < 30),
    )
    await database.transaction('owner', async (db) => {
      const { id } = await makeCompany(db)
      await db.run(sql`
        insert into teams (company_id, name, active)
        values (${id}, 'Night shift', false), (${id}, 'Day shift', true)`)
    })
    await migrate(connection)
    const teams = await database.transaction('owner', (db) =>
      db.many<{ name: string; completed: boolean }>(
        sql`select name, completed_at is not null as completed from teams order by name`,
      ),
    )
    assert.deepEqual(
      teams.map(({ name, completed }) => [name, completed]),
      [
        ['Day shift', false],
        ['Night shift', true],
      ],
    )
  } finally {
    await drop()
  }
})
