// What is sent before anything is known of the sender.
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import { openMetrics } from '../../src/kit/http/server/metrics.ts'
import { serve } from '../../src/kit/http/server/serve.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'
import { withServer } from './server.ts'

/** The whole answer to these bytes. */
function saidBy(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

describe('a request line', () => {
  const server = withServer()

  for (const target of ['/\\[', 'http://[', 'http://', 'http://%zz', 'http://a:99999999/'])
    test(`GET ${target}, of which no address can be made, is refused in words`, async () => {
      const answer = await saidBy(
        Number(new URL(server.address).port),
        `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      )
      assert.match(answer, /^HTTP\/1\.1 400 [\s\S]*"code":"request\/malformed"/)
      assert.equal((await server.ask('GET', '/healthz')).status, 200)
    })
})

test('what breaks in the listener itself ends that connection alone', async () => {
  const metrics = openMetrics(() => ({}))
  let broken = true
  const breaking = () => {
    if (broken) throw new Error('It broke.')
  }
  const told: string[] = []
  const server = await serve(
    {
      calls: [],
      raw: [],
      gate: () => Promise.reject<never>(new Error('There is no gate.')),
      page: async ({ response }) => {
        response.end('here')
        return true
      },
      headers: {
        get 'x-broken'() {
          if (told.length === 0) breaking()
          return 'no'
        },
      },
      metrics: { ...metrics, request: breaking },
      log: { ...silentLog, info: breaking, error: (message) => void told.push(message) },
      trustProxy: [],
      https: false,
      publicUrl: undefined,
    },
    { port: 0, host: '127.0.0.1' },
  )
  const ask = () => saidBy(server.port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  try {
    assert.match(await ask(), /^HTTP\/1\.1 500 /)
    await ask().catch(() => '')
    assert.deepEqual([...new Set(told)], ['request failed', 'a request could not be attended to'])
    broken = false
    assert.match(await ask(), /^HTTP\/1\.1 200 [\s\S]*here$/)
  } finally {
    await server.stop()
  }
})
