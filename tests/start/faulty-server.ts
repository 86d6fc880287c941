// A server whose calls break in ways that nobody catches, in a process that can be watched.
import { setTimeout as sleep } from 'node:timers/promises'
import { openLife } from '../../src/app/process/life.ts'
import { watchUncaught } from '../../src/app/process/uncaught.ts'
import type { Exchange } from '../../src/kit/http/server/exchange.ts'
import { openMetrics } from '../../src/kit/http/server/metrics.ts'
import { serve } from '../../src/kit/http/server/serve.ts'
import { jsonLog } from '../../src/kit/log/log.server.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const log = jsonLog()
const life = openLife(say, log)
watchUncaught(life, say, log)

const never = new Promise<never>(() => undefined)
const get = (path: string, answer: (exchange: Exchange) => Promise<unknown>) => ({
  method: 'GET',
  path,
  answer: async (exchange: Exchange) => {
    await answer(exchange)
    exchange.response.end('done')
  },
})

const server = await serve(
  {
    calls: [],
    raw: [
      get('/well', () => Promise.resolve()),
      get('/slow', () => sleep(1500)),
      get('/thrown/:token', () => {
        setTimeout(() => {
          throw new Error('thrown where nobody listens')
        })
        return never
      }),
      get('/rejected', () => {
        void Promise.reject(new Error('rejected where nobody listens'))
        return never
      }),
      get('/assertion', () =>
        Promise.reject(Object.assign(new Error('of another company'), { code: 'P0004' })),
      ),
      get('/memory', () => Promise.reject(new RangeError('Array buffer allocation failed'))),
    ],
    gate: () => never,
    page: () => Promise.resolve(false),
    headers: {},
    metrics: openMetrics(() => ({})),
    log,
    trustProxy: [],
    https: false,
    publicUrl: undefined,
  },
  { port: 0, host: '127.0.0.1' },
)
life.endWith(server.stop)
say(`Plumbline is at http://127.0.0.1:${server.port}`)
