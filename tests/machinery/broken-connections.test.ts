// Connections to the database that end when nobody expects it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { defineJob } from '../../src/kit/jobs/job.ts'
import { enqueue } from '../../src/kit/jobs/server/enqueue.ts'
import { perform } from '../../src/kit/jobs/server/perform.ts'
import { startWorker } from '../../src/kit/jobs/server/worker.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'
import { Problem } from '../../src/kit/problems.ts'
import { failUnderway } from '../../src/kit/underway.server.ts'
import { asSuperuser, dbTestCommitted } from '../database.ts'
import { until } from '../until.ts'
import { lineToDatabase } from './line-to-database.ts'

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

dbTestCommitted(
  'a worker that cannot note what it did goes on when the database is back',
  async ({ connection }) => {
    const line = await lineToDatabase(connection)
    const drill = defineJob('drill', z.object({ n: z.int() }))
    const done: number[] = []
    let noticed: () => void = () => undefined
    const cut = new Promise<void>((resolve) => {
      noticed = resolve
    })
    const drilled = perform(drill, async ({ payload }) => {
      done.push(payload.n)
      if (payload.n !== 1 || done.length > 1) return
      await line.cut()
      noticed()
    })
    const worker = await startWorker({
      connection: line.connection,
      jobs: [drilled],
      log: silentLog,
    })
    const database = openDatabase(connection, () => undefined)
    const add = (n: number) => database.transaction('owner', (db) => enqueue(db, drill, { n }))
    try {
      await add(1)
      await cut
      await line.mend()
      await add(2)
      await until(async () => done.includes(2), { what: 'Work after the cut' })
    } finally {
      await worker.stop()
      await database.close()
      await line.cut()
    }
  },
)

dbTestCommitted(
  'an error of a job that nobody caught fails that attempt, and its connection is not used again',
  async ({ connection }) => {
    const drill = defineJob('drill', z.object({}))
    const pids: number[] = []
    const drilled = perform(drill, ({ transaction }) =>
      transaction(async (db) => {
        const me = await db.maybe<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        pids.push(me?.pid ?? 0)
        if (pids.length > 1) return
        // As what listens to the process does with an error that nobody caught.
        setImmediate(() => failUnderway(new Error('Nobody caught this.')))
        await new Promise(() => undefined)
      }),
    )
    const worker = await startWorker({ connection, jobs: [drilled], log: silentLog })
    const database = openDatabase(connection, () => undefined)
    try {
      await database.transaction('owner', (db) => enqueue(db, drill, {}))
      const hurry = sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`
      await until(
        async () => {
          await database.transaction('owner', (db) => db.run(hurry))
          return pids.length >= 2
        },
        { what: 'Another attempt' },
      )
      assert.notEqual(pids[0], pids[1])
    } finally {
      await worker.stop()
      await database.close()
    }
  },
)
