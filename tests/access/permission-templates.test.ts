// Permission templates are opened by the health and safety roles whose template grants it, and by
// nobody else.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'

const grant = 'permission-templates.view'

describe('permission templates', () => {
  const server = withServer()
  const give = (email: string) =>
    server.database.database.transaction('owner', (db) =>
      db.run(sql`
        update account set extra_grants = array[${grant}, 'permission-templates.edit']
        where login_id = (select id from login where email = ${email})`),
    )
  const isGranted = async (email: string) => {
    const { body } = await server.ask('GET', '/api/dashboard/account', {
      token: await server.token(email),
    })
    return JSON.stringify(body).includes(grant)
  }

  test('are seen by a health and safety user as the default template has it', async () => {
    assert.equal(await isGranted('manager@northgate.test'), true)
    assert.equal(await isGranted('user@northgate.test'), true)
  })

  test('are never opened by management, not by a right of their own either', async () => {
    assert.equal(await isGranted('management@northgate.test'), false)
    await give('management@northgate.test')
    assert.equal(await isGranted('management@northgate.test'), false)
  })
})
