// Connections to the database that end when nobody expects it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import { TakenBackOnce } from '../../src/kit/db/server/taken-back-once.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { defineJob } from '../../src/kit/jobs/job.ts'
import { enqueue } from '../../src/kit/jobs/server/enqueue.ts'
import { perform } from '../../src/kit/jobs/server/perform.ts'
import { startWorker } from '../../src/kit/jobs/server/worker.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'
import { Problem } from '../../src/kit/problems.ts'
import { failUnderway } from '../../src/kit/process/underway.server.ts'
import { asSuperuser, dbTestCommitted, type TestDatabase } from '../database.ts'
import { until } from '../until.ts'
import { type LineToDatabase, lineToDatabase } from './line-to-database.ts'

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

dbTestCommitted('a connection of the queue that is given back twice is lent once', async (made) => {
  const { pool, close } = openDatabase(
    { ...made.connection, Client: TakenBackOnce },
    () => undefined,
  )
  for (let turn = 0; turn < 2; turn++) {
    const { promise, resolve } = Promise.withResolvers<() => void>()
    pool.connect((_, __, release) => resolve(release))
    const release = await promise
    release()
    release()
  }
  const clients = await Promise.all([pool.connect(), pool.connect()])
  assert.notEqual(clients[0], clients[1])
  for (const client of clients) client.release()
  await close()
})

type Drill = {
  line: LineToDatabase
  /** The numbers of the jobs that were begun. */
  begun: number[]
  /** How many notes of a job that is done could not be written. */
  lost(): number
}

/** Begins a worker behind a line that can break, and answers what adds a job without that line. */
async function behindLine(
  { connection, database }: TestDatabase,
  handle: (n: number, drill: Drill) => Promise<void>,
  work: (drill: Drill, add: (n: number) => Promise<void>) => Promise<void>,
  breakAt?: string,
): Promise<void> {
  const line = await lineToDatabase(connection)
  const job = defineJob('drill', z.object({ n: z.int() }))
  const said: string[] = []
  const drill: Drill = {
    line,
    begun: [],
    lost: () => said.filter((one) => one.includes('Failed to complete')).length,
  }
  const drilled = perform(job, async ({ payload: { n } }) => {
    drill.begun.push(n)
    await handle(n, drill)
  })
  const broken = breakAt === undefined ? undefined : line.breakAt(breakAt)
  const worker = await startWorker({
    connection: line.connection,
    jobs: [drilled],
    log: { ...silentLog, warn: (_, fields) => void said.push(JSON.stringify(fields)) },
  })
  try {
    await broken
    await work(drill, (n) => database.transaction('owner', (db) => enqueue(db, job, { n })))
  } finally {
    await worker.stop()
    await line.cut()
  }
}

const begins = (n: number, { begun }: Drill) =>
  until(async () => begun.includes(n), { what: `Job ${n}` })

dbTestCommitted('a worker that cannot note what it did goes on when the database is back', (made) =>
  behindLine(
    made,
    async (n, { line, begun }) => {
      if (n === 1 && begun.length === 1) await line.cut()
    },
    async (drill, add) => {
      await add(1)
      await until(async () => drill.lost() > 0, { what: 'A note that is lost' })
      await drill.line.mend()
      await add(2)
      await begins(2, drill)
    },
  ),
)

dbTestCommitted(
  'and so does one that loses the notes of several jobs, one after the other',
  (made) =>
    behindLine(
      made,
      async (n, { line, begun, lost }) => {
        if (n > 3 || begun.length > 3) return
        await until(async () => begun.length === 3 && lost() >= n - 1, {
          what: 'The turn of a job',
        })
        if (n === 1) await line.cut()
        if (n === 3) throw new Error('This one fails, and that is noted elsewhere.')
      },
      async (drill, add) => {
        for (const n of [1, 2, 3]) await add(n)
        await until(async () => drill.lost() === 2, { what: 'Two notes that are lost' })
        await drill.line.mend()
        await add(4)
        await begins(4, drill)
      },
    ),
)

dbTestCommitted('a worker whose connections break as it begins begins all the same', (made) =>
  behindLine(
    made,
    async () => undefined,
    async (drill, add) => {
      await add(1)
      await begins(1, drill)
    },
    '_private_tasks',
  ),
)

dbTestCommitted('a job that was taken by a connection that broke is given back and done', (made) =>
  behindLine(
    made,
    async () => undefined,
    async (drill, add) => {
      const broken = drill.line.breakAt('271828')
      await add(271828)
      await broken
      await begins(271828, drill)
    },
  ),
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
