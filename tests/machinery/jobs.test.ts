import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '../../src/kit/db/server/database.ts'
import { type Sql, sql } from '../../src/kit/db/sql.ts'
import { defineJob } from '../../src/kit/jobs/job.ts'
import { enqueue } from '../../src/kit/jobs/server/enqueue.ts'
import { perform } from '../../src/kit/jobs/server/perform.ts'
import { startWorker } from '../../src/kit/jobs/server/worker.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'
import { dbTestCommitted } from '../database.ts'
import { until } from '../until.ts'
import { countOne } from './busy-worker.ts'

const many = <Row>(database: Database, query: Sql) =>
  database.transaction('owner', (db) => db.many<Row>(query))

const waiting = async (database: Database) =>
  (await many<{ n: number }>(database, sql`select count(*) as n from graphile_worker.jobs`))[0]?.n

const greet = defineJob('greet', z.object({ name: z.string() }))

dbTestCommitted('a job lives and dies with the transaction that enqueues it', async (test) => {
  const { database } = test
  await assert.rejects(
    database.transaction('app', async (db) => {
      await enqueue(db, greet, { name: 'Ada' })
      throw new Error('undone')
    }),
    /undone/,
  )
  assert.equal(await waiting(database), 0)
  await database.transaction('gate', (db) => enqueue(db, greet, { name: 'Ada' }))
  assert.equal(await waiting(database), 1)
})

dbTestCommitted('a key keeps one waiting job', async ({ database, company }) => {
  const add = (name: string, companyId: string) =>
    database.transaction('app', async (db) => {
      await db.run(sql`select set_config('app.company_id', ${companyId}, true)`)
      await enqueue(db, greet, { name }, { key: 'one', runAt: new Date(Date.now() + 60_000) })
    })
  await add('first', company.id)
  await add('second', company.id)
  await add('another company', '00000000-0000-7000-8000-000000000000')
  const rows = await many<{ name: string }>(
    database,
    sql`
      select payload -> 'payload' ->> 'name' as name from graphile_worker._private_jobs order by id`,
  )
  assert.deepEqual(rows.map(({ name }) => name).sort(), ['another company', 'second'])
})

dbTestCommitted('a job works in the company and the name of who caused it', async (test) => {
  const { database, connection, company } = test
  const seen: unknown[] = []
  const greets = perform(greet, async ({ payload, companyId, transaction }) => {
    const [row] = await transaction((db) =>
      db.many(sql`
        select current_user as role, current_setting('app.actor_name') as actor,
          (select count(*) from company) as companies`),
    )
    seen.push({ ...payload, companyId, ...row })
  })
  const worker = await startWorker({ connection, jobs: [greets], log: silentLog })
  await database.transaction('app', async (db) => {
    await db.run(sql`
      select set_config('app.company_id', ${company.id}, true),
        set_config('app.actor_name', 'Ada', true)`)
    await enqueue(db, greet, { name: 'Noor' })
  })
  await database.transaction('gate', (db) => enqueue(db, greet, { name: 'nobody' }))
  await until(async () => seen.length === 2)
  await worker.stop()
  const role = 'plumbline_app'
  assert.deepEqual(
    new Set(seen),
    new Set([
      { name: 'Noor', companyId: company.id, role, actor: 'Ada', companies: 1 },
      { name: 'nobody', companyId: undefined, role, actor: '', companies: 0 },
    ]),
  )
})

dbTestCommitted('a failing job waits longer each time and keeps its last error', async (test) => {
  const { database, connection } = test
  const tries: boolean[] = []
  const fails = perform(greet, async ({ last }) => {
    tries.push(last)
    throw new Error(`failure ${tries.length}`)
  })
  await database.transaction('app', (db) => enqueue(db, greet, { name: 'Ada' }))
  const worker = await startWorker({ connection, jobs: [fails], log: silentLog })
  type Left = { attempts: number; last_error: string; pause: number }
  const left = async () =>
    (
      await many<Left>(
        database,
        sql`
          select attempts, last_error, extract(epoch from run_at - now())::float as pause
          from graphile_worker._private_jobs where locked_at is null and last_error is not null`,
      )
    )[0]
  const pauses: number[] = []
  for (const attempt of [1, 2, 3]) {
    await until(async () => (await left())?.attempts === attempt)
    pauses.push((await left())?.pause ?? 0)
    const permanent = attempt === 2 ? sql`, max_attempts = 3` : sql``
    await many(
      database,
      sql`update graphile_worker._private_jobs set run_at = now() ${permanent} where attempts < 3`,
    )
    await many(database, sql`select pg_notify('jobs:insert', '{"r":1,"count":1}')`)
  }
  await worker.stop()
  // The powers of e, less the moment it took to look.
  for (const [n, pause] of pauses.entries())
    assert.ok(pause <= Math.exp(n + 1) && pause > Math.exp(n + 1) - 1.5, `pause ${n}: ${pause} s`)
  assert.deepEqual(tries, [false, false, true])
  assert.match((await left())?.last_error ?? '', /failure 3/)
})

dbTestCommitted('a worker that is stopped finishes the job in hand', async (test) => {
  const { database, connection } = test
  const events: string[] = []
  let goOn = () => undefined as unknown
  const mayGoOn = new Promise((resolve) => {
    goOn = () => resolve(undefined)
  })
  const greets = perform(greet, async () => {
    events.push('begun')
    await mayGoOn
    events.push('done')
  })
  const worker = await startWorker({ connection, jobs: [greets], log: silentLog })
  await database.transaction('app', (db) => enqueue(db, greet, { name: 'Ada' }))
  await until(async () => events.length === 1)
  const stopped = worker.stop()
  goOn()
  await stopped
  assert.deepEqual(events, ['begun', 'done'])
  assert.equal(await waiting(database), 0)
})

dbTestCommitted('jobs survive kill -9: each takes effect exactly once', async (test) => {
  const { database, connection } = test
  const jobs = 100
  await database.transaction('owner', async (db) => {
    await db.run(sql`create table counted (n integer not null)`)
    await db.run(sql`grant insert on counted to plumbline_app`)
    for (let n = 0; n < jobs; n += 1) await enqueue(db, countOne, { n })
  })
  const begin = () =>
    spawn(
      process.execPath,
      [join(import.meta.dirname, 'busy-worker.ts'), JSON.stringify(connection)],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    )
  let interrupted = 0
  for (let round = 0; round < 4; round += 1) {
    const child = begin()
    await once(child.stdout, 'data')
    const taken = await until(async () => {
      const [row] = await many<{ n: number }>(
        database,
        sql`select count(*) as n from graphile_worker._private_jobs where locked_at is not null`,
      )
      return row !== undefined && row.n > 0 && row.n
    })
    interrupted += taken
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  assert.ok(interrupted > 0, 'No job was interrupted: the test proves nothing.')
  assert.ok(((await waiting(database)) ?? 0) > 0, 'Everything was done before the last kill.')
  const child = begin()
  try {
    await until(async () => (await waiting(database)) === 0)
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const rows = await many<{ n: number }>(database, sql`select n from counted order by n`)
  assert.deepEqual(
    rows.map(({ n }) => n),
    Array.from({ length: jobs }, (_, n) => n),
  )
})
