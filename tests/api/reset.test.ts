import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { until } from '../until.ts'
import { askFrom } from './from.ts'
import { withServer } from './server.ts'

describe('a forgotten password', () => {
  const server = withServer()
  const { ask, token } = server
  const email = 'user@northgate.test'
  const next = 'eleven cranes at dusk'
  const owner = <Row>(query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<Row>(query))
  /** The letters, once there are so many of them. */
  const letters = (count: number) =>
    until(async () => {
      const all = await owner<{ recipient: string; text: string }>(
        sql`select recipient, text from mail order by id`,
      )
      return all.length >= count ? all : undefined
    })
  const secretIn = (letter: { text: string } | undefined) =>
    new URL(letter?.text.match(/http\S+/)?.[0] ?? '').searchParams.get('token') ?? ''
  const noWork = () =>
    until(async () => {
      const [left] = await owner<{ n: number }>(
        sql`select count(*) as n from graphile_worker._private_jobs where run_at <= now()`,
      )
      return left?.n === 0 || undefined
    })

  test('the answer is the same whether there is such an account or not', async () => {
    const known = await ask('POST', '/forgot-password', { body: { email } })
    const unknown = await ask('POST', '/forgot-password', {
      body: { email: 'nobody@northgate.test' },
    })
    assert.equal(known.status, 200)
    assert.deepEqual(known.body, unknown.body)
    await noWork()
    assert.deepEqual(
      (await letters(1)).map((letter) => letter.recipient),
      [email],
    )
  })

  test('whether there is such an account is looked up once the answer has left', async () => {
    await owner(sql`alter table login rename to login_away`)
    const { status } = await ask('POST', '/forgot-password', {
      body: { email: 'management@northgate.test' },
    })
    await owner(sql`alter table login_away rename to login`)
    assert.equal(status, 200)
    // An attempt that met no table is not waited for.
    await owner(sql`
      update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'send-reset'`)
    await owner(sql`select pg_notify('jobs:insert', '{"r":1,"count":1}')`)
    await letters(2)
    await owner(sql`delete from mail where recipient <> ${email}`)
  })

  test('the link sets a password once, ends every session and token, and leads to our own address', async () => {
    const before = await token(email)
    const program = await ask('POST', '/api/dashboard/my-account/tokens', {
      token: before,
      body: { name: 'Payroll', grants: ['locations.view'], days: 30, password: 'plumbline-demo' },
    })
    const listed = () =>
      ask('GET', '/api/dashboard/locations', { token: String(program.body.token) })
    assert.equal((await listed()).status, 200)
    const [letter] = await letters(1)
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
    assert.equal((await listed()).status, 401)
    assert.equal((await ask('POST', '/login', { body: { email, password: next } })).status, 200)
  })

  test('a link that is an hour old is refused', async () => {
    await ask('POST', '/forgot-password', { body: { email } })
    const secret = secretIn((await letters(2)).at(-1))
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`update login_token set expires_at = now() - interval '1 second'`),
    )
    const late = await ask('POST', '/reset-password', {
      body: { email, token: secret, password: next },
    })
    assert.equal(late.body.code, 'link/spent')
  })

  test('a link that was used, and a password that was changed, spend every other link', async () => {
    await owner(sql`delete from attempt`)
    const before = (await letters(0)).length
    for (let n = 0; n < 3; n += 1) await ask('POST', '/forgot-password', { body: { email } })
    const [first, second, third] = (await letters(before + 3)).slice(before).map(secretIn)
    const set = (secret: string | undefined, to: string) =>
      ask('POST', '/reset-password', { body: { email, token: secret, password: to } })
    assert.equal((await set(second, 'nine kettles in the rain')).status, 200)
    for (const left of [first, third])
      assert.equal((await set(left, 'somebody else chose this')).body.code, 'link/spent')

    await ask('POST', '/forgot-password', { body: { email } })
    const fourth = secretIn((await letters(before + 4)).at(-1))
    const entered = await ask('POST', '/login', {
      body: { email, password: 'nine kettles in the rain' },
    })
    const changed = await ask('POST', '/api/dashboard/my-account/password', {
      token: String(entered.body.token),
      body: { current: 'nine kettles in the rain', password: next },
    })
    assert.equal(changed.status, 204)
    assert.equal((await set(fourth, 'somebody else chose this')).body.code, 'link/spent')
  })

  test('nobody’s inbox is filled from here: five an hour, and so many from one address', async () => {
    await owner(sql`delete from attempt`)
    const asked = { body: { email: 'management@northgate.test' } }
    for (let n = 0; n < 5; n += 1)
      assert.equal((await ask('POST', '/forgot-password', asked)).status, 200)
    const sixth = await ask('POST', '/forgot-password', asked)
    assert.equal(sixth.status, 429)
    assert.ok(Number(sixth.headers.get('retry-after')) > 3000)
    const from = (address: string, n: number) =>
      askFrom(address, `${server.address}/forgot-password`, 'POST', {
        body: { email: `nobody${n}@northgate.test` },
      })
    for (let n = 0; n < 60; n += 1) assert.equal((await from('127.0.7.1', n)).status, 200)
    assert.equal((await from('127.0.7.1', 61)).status, 429)
    assert.equal((await from('127.0.7.2', 61)).status, 200)
  })
})
