// The strangers, in a thread of their own. Each has an address of their own: no limit but the line for
// passwords holds them up.
import { parentPort, workerData } from 'node:worker_threads'
import { call } from './call.ts'

const { port, strangers, round } = workerData as Record<'port' | 'strangers' | 'round', number>

const answers = await Promise.all(
  Array.from({ length: strangers }, (_, n) =>
    call(port, {
      from: `127.${1 + round}.${Math.floor(n / 250)}.${1 + (n % 250)}`,
      path: '/login',
      body: { email: `stranger${round}-${n}@example.test`, password: 'a guess of mine' },
    }),
  ),
)
parentPort?.postMessage(answers.map(({ status, ms }) => ({ status, ms })))
