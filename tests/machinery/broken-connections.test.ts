// Connections to the database that end when nobody expects it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { Problem } from '../../src/kit/problems.ts'
import { asSuperuser, dbTestCommitted } from '../database.ts'
import { until } from '../until.ts'

const away = (error: unknown) => error instanceof Problem && error.code === 'database/away'

dbTestCommitted(
  'a connection that ends in mid-transaction fails that transaction alone',
  async ({ database, connection }) => {
    const cut = database.transaction('app', async (db) => {
      const me = await db.maybe<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await asSuperuser(connection, `select pg_terminate_backend(${me?.pid})`)
      return db.many(sql`select 1`)
    })
    await assert.rejects(cut, away)
    const rows = await database.transaction('app', (db) => db.many(sql`select 2 as two`))
    assert.deepEqual(rows, [{ two: 2 }])
  },
)

dbTestCommitted(
  'one that ends while nothing is asked of it does too, and is not used again',
  async ({ database, connection }) => {
    let go: (value?: unknown) => void = () => undefined
    const meanwhile = new Promise((resolve) => {
      go = resolve
    })
    const pids: number[] = []
    const pidOf = sql`select pg_backend_pid() as pid`
    const cut = Array.from({ length: 5 }, () =>
      database.transaction('app', async (db) => {
        pids.push((await db.maybe<{ pid: number }>(pidOf))?.pid ?? 0)
        if (pids.length === 5) go()
        await meanwhile
        // Long enough without a query for the end of the connection to arrive.
        await until(async () => database.pool.totalCount === 0 || ended === 5)
        return db.many(sql`select 1`)
      }),
    )
    let ended = 0
    database.pool.on('error', () => undefined)
    await meanwhile
    await asSuperuser(
      connection,
      `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = '${connection.database}'`,
    )
    ended = 5
    for (const result of await Promise.allSettled(cut))
      assert.ok(result.status === 'rejected' && away(result.reason), String(result))
    const after = await Promise.all(
      Array.from({ length: 8 }, () =>
        database.transaction('app', (db) => db.maybe<{ pid: number }>(pidOf)),
      ),
    )
    assert.ok(after.every((row) => row !== undefined && !pids.includes(row.pid)))
  },
)

test('a database that is not there is told as away', async () => {
  const nowhere = openDatabase({ host: '127.0.0.1', port: 1, user: 'x' }, () => undefined)
  await assert.rejects(
    nowhere.transaction('app', (db) => db.many(sql`select 1`)),
    away,
  )
  await nowhere.close()
})
