// A program acts for a person by a token: never with more than was chosen, nor than the person holds.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { type Asked, withServer } from './server.ts'

const password = 'plumbline-demo'
const path = '/api/dashboard/my-account/tokens'

describe('personal tokens', () => {
  const server = withServer()
  const { ask } = server
  const owner = <T>(work: Parameters<typeof server.database.database.transaction<T>>[1]) =>
    server.database.database.transaction('owner', work)
  const manager = () => server.token('manager@northgate.test')

  async function make(session: string, given: Record<string, unknown> = {}) {
    return ask('POST', path, {
      token: session,
      body: { name: 'Payroll', grants: ['locations.view'], days: 30, password, ...given },
    })
  }
  async function made(session: string, given: Record<string, unknown> = {}) {
    const { status, body } = await make(session, given)
    assert.equal(status, 201, JSON.stringify(body))
    const { id } = body.data as { id: string }
    return { id, token: String(body.token) }
  }
  const statusOf = async (method: string, at: string, given: Asked) =>
    (await ask(method, at, given)).status

  test('opens what was chosen for it, and nothing else', async () => {
    const { token } = await made(await manager())
    assert.equal(await statusOf('GET', '/api/dashboard/locations', { token }), 200)
    assert.equal(await statusOf('GET', '/api/dashboard/chemicals', { token }), 403)
    const body = { name: 'By a program', kind: 'zone' }
    assert.equal(await statusOf('POST', '/api/dashboard/locations', { token, body }), 403)
  })

  test('what it writes stands in the log with its person, and says that a token did it', async () => {
    const { token } = await made(await manager(), { grants: ['locations.create'] })
    const { status, body } = await ask('POST', '/api/dashboard/locations', {
      token,
      body: { name: 'By a program', kind: 'zone' },
    })
    assert.equal(status, 201, JSON.stringify(body))
    const { id } = body.data as { id: string }
    const [link] = await owner((db) =>
      db.many(
        { source: 'string', actor_name: 'string' },
        sql`select source, actor_name from change where subject_id = ${id}`,
      ),
    )
    assert.equal(link?.source, 'token')
    assert.match(link?.actor_name ?? '', /\w/)
  })

  test('nobody gives it a right that they do not hold', async () => {
    const { status, body } = await make(await server.token('management@northgate.test'), {
      grants: ['forms.view', 'forms.edit'],
    })
    assert.equal(status, 422)
    assert.equal(body.errors?.grants?.[0], 'You cannot give a right you do not have yourself.')
  })

  test('asks for the password, an end within a year and a name', async () => {
    const session = await manager()
    for (const [field, given] of [
      ['password', { password: 'wrong' }],
      ['days', { days: 366 }],
      ['name', { name: ' ' }],
      ['grants', { grants: [] }],
    ] as const) {
      const { status, body } = await make(session, given)
      assert.equal(status, 422, field)
      assert.ok(body.errors?.[field], field)
    }
  })

  test('a right that its person has lost is lost to it with the next call', async () => {
    const { token } = await made(await server.token('user@northgate.test'))
    const deny = (grants: string[]) =>
      owner((db) =>
        db.run(sql`
          update account set denied_grants = ${grants}
          where login_id = (select id from login where email = 'user@northgate.test')`),
      )
    assert.equal(await statusOf('GET', '/api/dashboard/locations', { token }), 200)
    const every = ['view', 'create', 'edit', 'archive', 'restore', 'delete']
    await deny(every.map((action) => `locations.${action}`))
    assert.equal(await statusOf('GET', '/api/dashboard/locations', { token }), 403)
    await deny([])
  })

  test('does not act where a person must: account, tokens, signatures', async () => {
    const { token } = await made(await manager(), { grants: ['submissions.view'] })
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    for (const [method, at, body] of [
      ['GET', path, undefined],
      ['POST', path, { name: 'x', grants: ['forms.view'], days: 1, password }],
      [
        'POST',
        '/api/dashboard/my-account/password',
        { current: password, password: 'x'.repeat(14) },
      ],
      ['GET', '/api/dashboard/my-account/sessions', undefined],
      ['PUT', '/api/dashboard/account/signing-pin', { pin: '123456', password }],
      ['POST', `/api/dashboard/submissions/${id}/signatures`, {}],
    ] as const)
      assert.equal(await statusOf(method, at, { token, body }), 403, `${method} ${at}`)
  })

  test('is stored as a hash, listed without it, revoked for good', async () => {
    const session = await manager()
    const { id, token } = await made(session, { name: 'To be revoked' })
    const listed = await ask('GET', path, { token: session })
    assert.ok(JSON.stringify(listed.body).includes('To be revoked'))
    assert.ok(!JSON.stringify(listed.body).includes(token))
    const stored = await owner((db) =>
      db.many({ row: 'string' }, sql`select to_jsonb(t)::text as row from personal_token t`),
    )
    assert.ok(stored.length > 0 && stored.every(({ row }) => !row.includes(token)))
    assert.equal(await statusOf('DELETE', `${path}/${id}`, { token: session }), 204)
    assert.equal(await statusOf('GET', '/api/dashboard/locations', { token }), 401)
    assert.equal(await statusOf('DELETE', `${path}/${id}`, { token: session }), 404)
  })

  test('others neither see nor revoke it', async () => {
    const { id } = await made(await manager(), { name: 'Of the manager' })
    for (const email of ['user@northgate.test', 'manager@southfield.test']) {
      const other = await server.token(email)
      const { body } = await ask('GET', path, { token: other })
      assert.ok(!JSON.stringify(body).includes('Of the manager'))
      assert.equal(await statusOf('DELETE', `${path}/${id}`, { token: other }), 404)
    }
  })

  test('opens nothing once its end has come or its account is deactivated', async () => {
    const ends = {
      'its end': (id: string) => sql`update personal_token set expires_at = now(),
        created_at = now() - interval '9 days' where id = ${id}`,
      deactivation: (id: string) => sql`update account a set deactivated_at = now()
        from personal_token t where t.id = ${id} and a.id = t.account_id`,
    }
    for (const [what, end] of Object.entries(ends)) {
      const { id, token } = await made(await server.token('user@northgate.test'))
      assert.equal(await statusOf('GET', '/api/dashboard/locations', { token }), 200, what)
      await owner((db) => db.run(end(id)))
      assert.equal(await statusOf('GET', '/api/dashboard/locations', { token }), 401, what)
    }
  })

  test('making and revoking stand in the change log', async () => {
    const session = await manager()
    const { id } = await made(session, { name: 'For the log' })
    await ask('DELETE', `${path}/${id}`, { token: session })
    const links = await owner((db) =>
      db.many(
        { action: 'string' },
        sql`select action from change where after ->> 'token' = 'For the log' order by seq`,
      ),
    )
    assert.deepEqual(
      links.map(({ action }) => action),
      ['make-token', 'revoke-token'],
    )
  })
})
