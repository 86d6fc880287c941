import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { describe, test } from 'node:test'
import { withServer } from './server.ts'

describe('the server', () => {
  const server = withServer()
  const { ask } = server

  test('says that it is alive, ready, and how it is doing', async () => {
    assert.deepEqual((await ask('GET', '/healthz')).body, { ok: true })
    assert.deepEqual((await ask('GET', '/readyz')).body, { ok: true })
    const metrics = await ask('GET', '/metrics')
    assert.match(
      String(metrics.body.text),
      /plumbline_request_ms_count\{method="GET",route="\/healthz",status="200"\} 1/,
    )
    assert.match(String(metrics.body.text), /^plumbline_jobs_failed 0$/m)
  })

  test('answers a broken body, a wrong kind of body and one too large in words', async () => {
    const login = (raw: string) => ask('POST', '/login', { raw })
    assert.equal((await login('{"email":')).status, 400)
    assert.equal((await login('[]')).status, 422)
    assert.equal((await login('7')).status, 400)
    assert.equal((await login(JSON.stringify({ email: 'x'.repeat(1_100_000) }))).status, 413)
  })

  test('a body without a length that grows too large is refused in words, not cut off', async () => {
    const pieces = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 20; n += 1) controller.enqueue(new Uint8Array(100_000).fill(97))
        controller.close()
      },
    })
    const response = await fetch(`${server.address}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: pieces,
      duplex: 'half',
    } as RequestInit)
    assert.equal(response.status, 413)
    assert.equal(((await response.json()) as { code: string }).code, 'body/too-large')
  })

  test('names each field that is wrong', async () => {
    const { status, body } = await ask('POST', '/login', { body: { email: 'no address' } })
    assert.equal(status, 422)
    assert.equal(body.code, 'input/invalid')
    assert.deepEqual(Object.keys(body.errors ?? {}).sort(), ['email', 'password'])
    assert.equal(typeof body.request_id, 'string')
  })

  test('answers 404 to what is not there, 405 to what is there otherwise', async () => {
    assert.equal((await ask('GET', '/api/nothing')).status, 404)
    const refused = await ask('PUT', '/login')
    assert.equal(refused.status, 405)
    assert.equal(refused.headers.get('allow'), 'POST')
  })

  test('allows scripts of its own only, and nothing in a frame', async () => {
    const { headers } = await ask('GET', '/healthz')
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, /script-src 'self' 'wasm-unsafe-eval';/)
    assert.match(policy, /frame-ancestors 'none'/)
    assert.ok(!policy.includes('http'))
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
  })

  test('a call vouched for by the cookie alone must carry the CSRF pair', async () => {
    const entered = await ask('POST', '/login', {
      body: { email: 'manager@northgate.test', password: 'plumbline-demo' },
    })
    const session = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    assert.match(session, /^plumbline_session=/)
    assert.equal(
      (await ask('GET', '/api/dashboard/account', { headers: { cookie: session } })).status,
      200,
    )
    const bare = await ask('POST', '/api/dashboard/my-account/totp', {
      headers: { cookie: session },
    })
    assert.equal(bare.status, 419)
    const fresh = await ask('GET', '/sanctum/csrf-cookie', { headers: { cookie: session } })
    assert.equal(fresh.status, 204)
    const pair = fresh.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const value = pair.split('=')[1] ?? ''
    const stale = { cookie: `${session}; ${pair}`, 'x-xsrf-token': [...value].reverse().join('') }
    assert.equal(
      (await ask('POST', '/api/dashboard/my-account/totp', { headers: stale })).status,
      419,
    )
    const good = { cookie: `${session}; ${pair}`, 'x-xsrf-token': value }
    assert.equal((await ask('POST', '/api/dashboard/logout', { headers: good })).status, 204)
  })

  test('a sender that stops in the middle holds no database connection', async () => {
    const { port } = new URL(server.address)
    const sockets = Array.from({ length: 30 }, () => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(
        'POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
      )
      return socket
    })
    assert.equal((await ask('GET', '/readyz')).status, 200)
    for (const socket of sockets) socket.destroy()
  })
})
