// The server while its database loses connections, goes away, and comes back.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { type LineToDatabase, lineToDatabase } from '../machinery/line-to-database.ts'
import { until } from '../until.ts'
import { withServer } from './server.ts'

describe('a database that is not always there', () => {
  let line: LineToDatabase
  const server = withServer(undefined, async (connection) => {
    line = await lineToDatabase(connection)
    return line.connection
  })
  const { ask } = server
  let token = ''
  before(async () => {
    token = await server.token('manager@northgate.test')
  })
  after(() => line.cut())

  const account = () => ask('GET', '/api/dashboard/account', { token })
  /** Ends every connection of the server's that is in a transaction. */
  const terminate = (where: string) =>
    server.database.database.transaction('owner', (db) =>
      db.run({
        text: [
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
        ],
        values: [],
      }),
    )
  test('connections that end in mid-transaction fail their requests alone', async () => {
    const login = { email: 'manager@northgate.test', password: 'wrong password' }
    const asked = [
      ...Array.from({ length: 12 }, () => ask('POST', '/login', { body: login })),
      ...Array.from({ length: 40 }, account),
    ]
    let over = false
    const answered = Promise.all(asked).finally(() => {
      over = true
    })
    while (!over) await terminate('xact_start is not null')
    const statuses = new Set((await answered).map(({ status }) => status))
    for (const status of statuses) assert.ok([200, 401, 429, 503].includes(status), `${status}`)
    assert.equal((await account()).status, 200)
  })

  test('while it is away calls say so, and go on when it is back', async () => {
    await line.cut()
    const away = await account()
    assert.deepEqual([away.status, away.body.code], [503, 'database/away'])
    assert.match(String(away.body.error), /try again in a moment/)
    assert.equal(away.headers.get('retry-after'), '5')
    const spanish = await ask('GET', '/api/dashboard/account', {
      token,
      headers: { 'accept-language': 'es' },
    })
    assert.match(String(spanish.body.error), /^Nuestros datos/)
    assert.equal((await ask('GET', '/readyz')).status, 503)
    assert.equal((await ask('GET', '/healthz')).status, 200)
    assert.equal((await ask('GET', '/metrics')).status, 200)
    await line.mend()
    await until(async () => (await account()).status === 200)
    assert.equal((await ask('GET', '/readyz')).status, 200)
  })

  test('work is taken up again after that', async () => {
    await terminate('true')
    // The first calls may meet a connection that has just ended.
    const asked = { body: { email: 'user@northgate.test' } }
    await until(async () => (await ask('POST', '/forgot-password', asked)).status < 300)
    await until(() =>
      server.database.database.transaction('owner', async (db) => {
        const left = await db.many(sql`select id from graphile_worker._private_jobs
          where run_at <= now() and (locked_at is not null or attempts < max_attempts)`)
        const mails = await db.many(sql`select id from mail where state <> 'queued'`)
        return left.length === 0 && mails.length > 0
      }),
    )
  })
})
