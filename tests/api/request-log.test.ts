// What the log says of requests, and who they are said to come from.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { errorFields, type Log, type LogFields, silentLog } from '../../src/kit/log/log.server.ts'
import { withServer } from './server.ts'

const lines: LogFields[] = []
const note = (message: string, fields: LogFields = {}) => void lines.push({ message, ...fields })
const log: Log = { ...silentLog, info: note, warn: note, error: note }
const uuid = /^[\da-f]{8}-[\da-f-]{27}$/

describe('the log of requests', () => {
  const { ask } = withServer(log)

  test('says by which route, never which token, link or question was in the address', async () => {
    const secret = 'qX8AmORsecretsecretsecretsecretsecretsecret'
    for (const path of [
      `/api/sign/${secret}`,
      `/api/downloads/${secret}`,
      `/q/${secret}`,
      `/sign/${secret}`,
      `/api/nothing/${secret}`,
      `/api/settings?answer=${secret}`,
      `/\\[${secret}`,
    ])
      await ask('GET', path)
    assert.doesNotMatch(JSON.stringify(lines), /secret/)
    const routes = lines.flatMap(({ route }) => route ?? [])
    assert.ok(routes.includes('/api/sign/:token'), String(routes))
  })

  test('an answer that the database could not take is not said', () => {
    const error = Object.assign(new Error('invalid input syntax for type date: "he was "drunk""'), {
      code: '22007',
    })
    assert.doesNotMatch(JSON.stringify(errorFields(error)), /drunk/)
  })

  test('ids of requests are ours, whatever the sender calls them', async () => {
    const given = { 'x-request-id': 'trace-12345678', 'x-forwarded-for': '198.51.100.1' }
    const { headers } = await ask('GET', '/healthz', { headers: given })
    assert.match(headers.get('x-request-id') ?? '', uuid)
    assert.ok(!JSON.stringify(lines).includes('trace-12345678'))
  })

  test('metrics answer this machine, and no caller through a proxy on it', async () => {
    assert.equal((await ask('GET', '/metrics')).status, 200)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      assert.equal((await ask('GET', '/metrics', { headers: { [name]: '8.8.8.8' } })).status, 404)
  })

  test('codes on things cannot be guessed without end', async () => {
    const statuses = []
    for (let n = 0; n < 25; n += 1) statuses.push((await ask('GET', `/q/guess${n}`)).status)
    assert.equal(statuses.at(-1), 429)
  })
})

describe('behind a proxy that is believed', () => {
  const server = withServer(log, undefined, { trustProxy: ['127.0.0.0/8'] })

  test('its id of the request stands beside ours, and who it heard is who asks', async () => {
    const sent = {
      headers: { 'x-request-id': 'proxy-12345678', 'x-forwarded-for': '6.6.6.6, 198.51.100.1' },
      body: { email: 'manager@northgate.test', password: 'plumbline-demo' },
    }
    const { headers, status } = await server.ask('POST', '/login', sent)
    assert.equal(status, 200)
    const id = headers.get('x-request-id') ?? ''
    const line = lines.find(({ request_id }) => request_id === id)
    assert.equal(line?.proxy_request_id, 'proxy-12345678')
    const changes = await server.database.database.transaction('owner', (db) =>
      db.many(sql`select distinct request_id, ip from change where action = 'sign-in'`),
    )
    assert.deepEqual(changes, [{ request_id: id, ip: '198.51.100.1' }])
  })
})
