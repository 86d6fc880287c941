import assert from 'node:assert/strict'
import { z } from 'zod'
import { openGate } from '../../src/access/server/gate.ts'
import {
  countFailedJobs,
  failedJobsCalls,
} from '../../src/features/failed-jobs/server/failed-jobs.routes.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { openMetrics } from '../../src/kit/http/server/metrics.ts'
import { serve } from '../../src/kit/http/server/serve.ts'
import { defineJob } from '../../src/kit/jobs/job.ts'
import { enqueue } from '../../src/kit/jobs/server/enqueue.ts'
import { perform } from '../../src/kit/jobs/server/perform.ts'
import { startWorker } from '../../src/kit/jobs/server/worker.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'
import { dbTestCommitted } from '../database.ts'
import { makeAdmin, signIn } from '../factories.ts'
import { until } from '../until.ts'
import { makePerson } from './files/file-server.ts'

const greet = defineJob('greet', z.object({ name: z.string() }))

dbTestCommitted('an admin sees what failed for good and has it tried again', async (test) => {
  const { database, connection, company } = test
  const server = await serve(
    {
      calls: failedJobsCalls,
      raw: [],
      gate: openGate(database),
      page: async () => false,
      headers: {},
      metrics: openMetrics(() => ({})),
      log: silentLog,
      trustProxy: [],
      https: false,
      publicUrl: undefined,
    },
    { port: 0, host: '127.0.0.1' },
  )
  const [admin, staff] = await database.transaction('owner', async (db) => [
    await signIn(db, await makeAdmin(db), 'admin'),
    (await makePerson(db, company.id)).token,
  ])
  const ask = async (token: string, method: string, path = '') => {
    const address = `http://127.0.0.1:${server.port}/api/admin/failed-jobs${path}`
    const response = await fetch(address, { method, headers: { authorization: `Bearer ${token}` } })
    const text = await response.text()
    return { status: response.status, text, body: text === '' ? undefined : JSON.parse(text) }
  }
  let mended = false
  let greeted = 0
  const greets = perform(greet, async () => {
    if (!mended) throw new Error('nobody is at home')
    greeted += 1
  })
  const worker = await startWorker({ connection, jobs: [greets], log: silentLog })
  try {
    await database.transaction('owner', async (db) => {
      await enqueue(db, greet, { name: 'a secret' })
      await db.run(sql`update graphile_worker._private_jobs set max_attempts = 1`)
    })
    await until(async () => (await countFailedJobs(database)) === 1)
    const { body, text } = await ask(admin, 'GET')
    const [job] = body.data
    assert.deepEqual(
      [body.total, job.task, job.error, job.attempts],
      [1, 'greet', 'nobody is at home', 1],
    )
    assert.ok(!text.includes('a secret'))
    const retry = `/${job.id}/retry`
    assert.equal((await ask(staff, 'GET')).status, 403)
    assert.equal((await ask(staff, 'POST', retry)).status, 403)
    assert.equal((await ask(admin, 'POST', '/999999/retry')).status, 404)
    mended = true
    assert.equal((await ask(admin, 'POST', retry)).status, 204)
    assert.equal((await ask(admin, 'POST', retry)).status, 404)
    await until(async () => greeted === 1)
    assert.equal((await ask(admin, 'GET')).body.total, 0)
  } finally {
    await worker.stop()
    await server.stop()
  }
})
