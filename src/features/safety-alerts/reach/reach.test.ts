// Whose names somebody learns of those for whom an alert waits.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'

const server = withServer()
const ask = async (email: string, method: string, path: string, body?: unknown) => {
  const token = await server.token(`${email}@northgate.test`)
  return (await server.ask(method, `/api/dashboard/${path}`, { token, body })).body.data
}

test('everybody reads how many there are, and a narrow scope the names of those whom it shows', async () => {
  const { id, version } = (await ask('manager', 'POST', 'safety-alerts', {
    title: 'Ice on the ramp',
    severity: 'caution',
    content: [{ id: newId(), kind: 'declaration', words: { en: 'Use the stairs.' } }],
  })) as { id: string; version: number }
  await ask('manager', 'PUT', `safety-alerts/${id}/publication`, { version })
  await server.database.database.transaction('owner', (db) =>
    db.run(sql`update account set scope = 'own'
      where id in (select id from person where email = 'user@northgate.test')`),
  )
  const reach = async (email: string) =>
    (await ask(email, 'GET', `safety-alerts/${id}/reach`)) as {
      people: number
      outstanding: { name: string }[]
    }
  const [all, own] = [await reach('manager'), await reach('user')]
  assert.equal(own.people, all.people)
  assert.equal(all.outstanding.length, all.people)
  assert.ok(own.outstanding.length > 0 && own.outstanding.length < all.outstanding.length)
})
