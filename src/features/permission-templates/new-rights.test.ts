// What a release adds to the catalogue, and whose templates are given it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDatabase } from '../../../tests/database.ts'
import { makeCompany } from '../../../tests/factories.ts'
import { migrate, readMigrations } from '../../kit/db/server/migrate.ts'
import { sql } from '../../kit/db/sql.ts'
import { giveNewRights } from './new-rights.ts'

const old = ['forms.view', 'forms.edit', 'clients.view']
const now = [...old, 'permits.view', 'permits.create', 'reports.permits']

test('the default templates are given new rights once; a company’s own stay as they are', async () => {
  const { connection, database, drop } = await emptyDatabase()
  const templates = [
    { name: 'Manager', baseRole: 1, grants: now },
    { name: 'User', baseRole: 3, grants: ['forms.view', 'permits.view', 'permits.create'] },
    { name: 'Management', baseRole: 6, grants: ['forms.view', 'permits.view', 'reports.permits'] },
  ] as unknown as Parameters<typeof giveNewRights>[1]
  const start = () => giveNewRights(database, templates, now)
  const rights = async () => {
    const rows = await database.transaction('owner', (db) =>
      db.many<{ name: string; grants: string[] }>(sql`
        select name, array(select unnest(grants) order by 1) as grants
        from permission_template order by name collate "C"`),
    )
    return Object.fromEntries(rows.map(({ name, grants }) => [name, grants.join(' ')]))
  }
  try {
    // A company from before: two of its templates have one name, and it took clients from its managers' default.
    await migrate(
      connection,
      readMigrations().filter(({ n }) => n < 30),
    )
    await database.transaction('owner', async (db) => {
      const { id } = await makeCompany(db)
      const other = await makeCompany(db)
      await db.run(sql`
        insert into permission_template (company_id, name, base_role, grants, is_default)
        select c.id, t.name, t.role, t.grants::text[], t.is_default from (values
          (${id}::uuid, 'Manager', 1, '{forms.view,forms.edit}', true),
          (${id}, 'User', 3, '{forms.view}', true),
          (${id}, 'Management', 6, '{forms.view}', true),
          (${id}, 'Own', 1, '{forms.view}', false),
          (${id}, 'own', 1, '{forms.edit}', false),
          (${other.id}, 'Other manager', 1, '{forms.view,forms.edit,clients.view}', true)
        ) t (company, name, role, grants, is_default) join company c on c.id = t.company`)
    })
    await migrate(connection)
    // The provider had edited what new companies begin with.
    await database.transaction('owner', (db) =>
      db.run(sql`
        insert into default_template (base_role, edition, name, grants, changed_by)
        values ('3', 1, 'User', '{clients.view}', 'Noor')`),
    )
    await start()
    const [edited] = await database.transaction('owner', (db) =>
      db.many<{ grants: string[] }>(
        sql`select array(select unnest(grants) order by 1) as grants from default_template`,
      ),
    )
    assert.equal(edited?.grants.join(' '), 'clients.view permits.create permits.view')
    const given = await rights()
    assert.equal(given.Manager, 'forms.edit forms.view permits.create permits.view reports.permits')
    assert.equal(given.User, 'forms.view permits.create permits.view')
    assert.equal(given.Management, 'forms.view permits.view reports.permits')
    assert.equal(given['Other manager'], [...now].sort().join(' '))
    const own = Object.entries(given).filter(([name]) => /^own/i.test(name))
    assert.deepEqual(own.map(([, grants]) => grants).sort(), ['forms.edit', 'forms.view'])
    assert.equal(
      own.filter(([name]) => name.length === 3).length,
      1,
      'one of two names is told apart',
    )
    await database.transaction('owner', (db) =>
      db.run(sql`update permission_template set grants = '{}' where name = 'User'`),
    )
    await start()
    assert.equal((await rights()).User, '', 'what a company took out stays out')
  } finally {
    await drop()
  }
})
