// Five hundred strangers try passwords at once: how long somebody who is signed in waits meanwhile for
// an answer, and how long until a stranger has one. The budget is 100 ms for the slowest call of anybody who
// is signed in.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { demoPassword, fillDemo } from '../../src/app/demo/fill-demo.server.ts'
import { openDatabase } from '../../src/kit/db/server/database.ts'
import { startEmbedded } from '../../src/kit/db/server/embedded/start-embedded.ts'
import { migrate } from '../../src/kit/db/server/migrate.ts'
import { prepareJobs } from '../../src/kit/jobs/server/worker.ts'
import { call } from './call.ts'

const strangers = Number(process.env.STRANGERS ?? 500)
const rounds = Number(process.env.ROUNDS ?? 5)
const budget = 100

type Told = { status: number; ms: number }

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const at = (values: readonly number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

async function round(port: number, token: string, n: number) {
  const crowd = new Worker(join(import.meta.dirname, 'strangers.ts'), {
    workerData: { port, strangers, round: n },
  })
  let told: Told[] | undefined
  const heard = once(crowd, 'message').then(([answers]) => {
    told = answers as Told[]
    return told
  })
  const mine: number[] = []
  while (told === undefined) {
    const { status, ms } = await call(port, {
      from: '127.0.0.1',
      path: '/api/dashboard/account',
      token,
    })
    if (status !== 200) throw new Error(`Whoever is signed in was answered ${status}.`)
    mine.push(ms)
  }
  return { mine, crowd: await heard }
}

const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-'))
// As root, PostgreSQL runs as another user, who must get in.
chmodSync(folder, 0o711)
const embedded = await startEmbedded({ dataDir: join(folder, 'database'), log: () => undefined })
try {
  await migrate(embedded.connection)
  await prepareJobs(embedded.connection)
  const database = openDatabase(embedded.connection, () => undefined)
  await fillDemo(database)
  await database.close()
  const child = fork(join(import.meta.dirname, 'server.ts'))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    child.send({ connection: embedded.connection, filesFolder: join(folder, 'files') })
  })
  const { text } = await call(port, {
    from: '127.0.0.1',
    path: '/login',
    body: { email: 'manager@northgate.test', password: demoPassword },
  })
  const { token } = JSON.parse(text) as { token: string }
  console.log('round   calls   median ms   slowest ms   strangers refused   told to wait   last ms')
  const slowest: number[] = []
  for (let n = 0; n < rounds; n += 1) {
    const { mine, crowd } = await round(port, token, n)
    slowest.push(Math.max(...mine))
    const count = (status: number) => crowd.filter((one) => one.status === status).length
    const cells: [string | number, number][] = [
      [n + 1, 5],
      [mine.length, 8],
      [at(mine, 0.5).toFixed(1), 12],
      [Math.max(...mine).toFixed(1), 13],
      [count(401), 20],
      [count(429), 15],
      [Math.max(...crowd.map(({ ms }) => ms)).toFixed(0), 10],
    ]
    console.log(cells.map(([cell, width]) => String(cell).padStart(width)).join(''))
  }
  const typical = at(slowest, 0.5)
  console.log(
    `The slowest call, median of ${rounds} rounds: ${typical.toFixed(1)} ms of ${budget}.`,
  )
  process.exitCode = typical <= budget ? 0 : 1
  child.disconnect()
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
