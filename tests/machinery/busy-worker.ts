// A process that works through jobs until it is killed. Each job counts itself in a row, by a
// statement that would count twice if it were done twice.
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { sql } from '../../src/kit/db/sql.ts'
import { defineJob } from '../../src/kit/jobs/job.ts'
import { perform } from '../../src/kit/jobs/server/perform.ts'
import { startWorker } from '../../src/kit/jobs/server/worker.ts'
import { jsonLog } from '../../src/kit/log/log.server.ts'

export const countOne = defineJob('count-one', z.object({ n: z.int() }))

const counts = perform(countOne, async ({ payload, once }) => {
  await once('count', async (db) => {
    await db.run(sql`insert into counted (n) values (${payload.n})`)
    await sleep(Math.random() * 10)
  })
  // Between the effect and the queue's own note that the job is done.
  await sleep(Math.random() * 60)
})

if (import.meta.main) {
  const connection = JSON.parse(process.argv[2] ?? '{}')
  await startWorker({ connection, jobs: [counts], log: jsonLog() })
  process.stdout.write('working\n')
}
