// What a foreign page cannot do with somebody's cookies.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { askFrom, jarOf } from './from.ts'
import { withServer } from './server.ts'

const body = { email: 'manager@northgate.test', password: 'plumbline-demo' }
const named = (cookies: readonly string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))

describe('the door', () => {
  const server = withServer()
  const post = (path: string, given: Parameters<typeof askFrom>[3]) =>
    askFrom('127.0.0.1', server.address + path, 'POST', given)

  test('takes JSON that says so, and nothing that a foreign form can send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const { status, code } = await post('/login', { body, headers: { 'content-type': type } })
      assert.deepEqual([status, code], [415, 'request/type'], type)
    }
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    assert.equal((await post('/login', { body, headers })).status, 200)
  })

  test('lets nobody be signed in from a foreign page', async () => {
    const host = new URL(server.address).host
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ]
    for (const headers of foreign) {
      const { status, code } = await post('/login', { body, headers })
      assert.deepEqual([status, code], [400, 'request/foreign'], JSON.stringify(headers))
    }
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: `http://${host}` }])
      assert.equal((await post('/login', { body, headers })).status, 200)
  })

  test('a call that the cookie carries is refused from a foreign page, too', async () => {
    const cookies = (await post('/login', { body })).cookies
    const pair = named(cookies, 'XSRF-TOKEN')?.split(';')[0]?.split('=')[1] ?? ''
    const headers = { cookie: jarOf(cookies), 'x-xsrf-token': pair }
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
    const out = '/api/dashboard/logout'
    assert.equal((await post(out, { headers: foreign })).code, 'request/foreign')
    assert.equal((await post(out, { headers })).status, 204)
  })

  test('the CSRF pair is the session’s own: an equal pair is not enough', async () => {
    const [mine, theirs] = [await post('/login', { body }), await post('/login', { body })]
    const session = named(mine.cookies, 'plumbline_session')?.split(';')[0] ?? ''
    const value = (cookies: readonly string[]) =>
      named(cookies, 'XSRF-TOKEN')?.split(';')[0]?.split('=')[1] ?? ''
    const out = (pair: string) =>
      post('/api/dashboard/logout', {
        headers: { cookie: `${session}; XSRF-TOKEN=${pair}`, 'x-xsrf-token': pair },
      })
    assert.equal((await out('made-up-by-a-neighbouring-site')).code, 'csrf/stale')
    assert.equal((await out(value(theirs.cookies))).code, 'csrf/stale')
    assert.equal((await out(value(mine.cookies))).status, 204)
  })
})

describe('the door over https', () => {
  const server = withServer(undefined, undefined, { publicUrl: 'https://safety.example' })

  test('cookies are this host’s alone', async () => {
    const entered = await askFrom('127.0.0.1', `${server.address}/login`, 'POST', { body })
    for (const name of [
      '__Host-plumbline_session',
      '__Host-XSRF-TOKEN',
      '__Host-plumbline_device',
    ]) {
      const cookie = named(entered.cookies, name) ?? ''
      assert.match(cookie, /; Path=\/;.*; Secure/, name)
      assert.doesNotMatch(cookie, /Domain/)
    }
    const account = `${server.address}/api/dashboard/account`
    const cookie = jarOf(entered.cookies)
    assert.equal((await askFrom('127.0.0.1', account, 'GET', { headers: { cookie } })).status, 200)
    const set = cookie.replaceAll('__Host-', '')
    const under = await askFrom('127.0.0.1', account, 'GET', { headers: { cookie: set } })
    assert.equal(under.code, 'session/missing')
  })
})

describe('a deactivated account', () => {
  const server = withServer()
  const owner = (query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.run(query))

  test('its sessions have ended for good', async () => {
    const tokens: [string, string][] = [
      [await server.token('user@northgate.test'), '/api/dashboard/account'],
      [await server.token('admin@plumbline.test'), '/api/dashboard/user'],
    ]
    const deactivated = (at: string | null) =>
      owner(sql`
        with a as (update account set deactivated_at = ${at} where role_id = 3)
        update provider_admin set deactivated_at = ${at}`)
    await deactivated('2026-01-01')
    await deactivated(null)
    for (const [token, who] of tokens) {
      const { status } = await server.ask('GET', who, { token })
      assert.equal(status, 401, who)
      assert.equal(
        (
          await server.ask('GET', who, {
            token: await server.token(
              who.endsWith('user') ? 'admin@plumbline.test' : 'user@northgate.test',
            ),
          })
        ).status,
        200,
      )
    }
  })
})
