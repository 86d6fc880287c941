import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from './server.ts'

describe('a forgotten password', () => {
  const server = withServer()
  const { ask, token } = server
  const email = 'user@northgate.test'
  const next = 'eleven cranes at dusk'
  const letters = () =>
    server.database.database.transaction('owner', (db) =>
      db.many<{ recipient: string; text: string }>(
        sql`select recipient, text from mail order by id`,
      ),
    )

  test('the answer is the same whether there is such an account or not', async () => {
    const known = await ask('POST', '/forgot-password', { body: { email } })
    const unknown = await ask('POST', '/forgot-password', {
      body: { email: 'nobody@northgate.test' },
    })
    assert.equal(known.status, 200)
    assert.deepEqual(known.body, unknown.body)
    assert.deepEqual(
      (await letters()).map((letter) => letter.recipient),
      [email],
    )
  })

  test('the link sets a password once, ends every session, and leads to our own address', async () => {
    const before = await token(email)
    const [letter] = await letters()
    const link = new URL(letter?.text.match(/http\S+/)?.[0] ?? '')
    assert.equal(link.origin, server.address)
    const secret = link.searchParams.get('token') ?? ''
    const set = (given: object) =>
      ask('POST', '/reset-password', { body: { email, token: secret, password: next, ...given } })
    assert.equal((await set({ email: 'manager@northgate.test' })).body.code, 'link/spent')
    assert.equal((await set({ password: 'short' })).status, 422)
    assert.equal((await set({})).status, 200)
    assert.equal((await set({})).body.code, 'link/spent')
    assert.equal((await ask('GET', '/api/dashboard/account', { token: before })).status, 401)
    assert.equal((await ask('POST', '/login', { body: { email, password: next } })).status, 200)
  })

  test('a link that is an hour old is refused', async () => {
    await ask('POST', '/forgot-password', { body: { email } })
    const letter = (await letters()).at(-1)
    const secret = new URL(letter?.text.match(/http\S+/)?.[0] ?? '').searchParams.get('token')
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`update login_token set expires_at = now() - interval '1 second'`),
    )
    const late = await ask('POST', '/reset-password', {
      body: { email, token: secret, password: next },
    })
    assert.equal(late.body.code, 'link/spent')
  })

  test('nobody’s inbox is filled from here', async () => {
    const asked = { body: { email: 'management@northgate.test' } }
    for (let n = 0; n < 5; n += 1)
      assert.equal((await ask('POST', '/forgot-password', asked)).status, 200)
    assert.equal((await ask('POST', '/forgot-password', asked)).status, 429)
  })
})
