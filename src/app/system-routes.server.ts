// What machines ask: is it alive, is it ready, how is it doing, what can it do.
import { setTimeout as sleep } from 'node:timers/promises'
import type { RawCall } from '../access/server/gate.ts'
import type { PublicSettings } from '../features/public-site/settings.contract.ts'
import type { Database } from '../kit/db/server/database.ts'
import { sql } from '../kit/db/sql.ts'
import { type Exchange, sendJson } from '../kit/http/server/exchange.ts'
import type { Metrics } from '../kit/http/server/metrics.ts'
import { Problem } from '../kit/problems.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/
const forwarded = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

const late = async (ms: number) => {
  await sleep(ms, undefined, { ref: false })
  throw new Problem('database/away', { extra: { retry_after: 5 } })
}

type Facts = {
  database: Database
  metrics: Metrics
  openApi(): unknown
  settings: PublicSettings
}

export function systemRoutes({ database, metrics, openApi, settings }: Facts): RawCall[] {
  const get = (path: string, answer: (exchange: Exchange) => Promise<void>): RawCall => ({
    method: 'GET',
    path,
    answer,
  })
  // Few ever ask for it, and it takes a quarter of a second to write.
  let written: unknown
  const document = () => {
    written ??= openApi()
    return written
  }
  return [
    get('/healthz', async ({ response }) => sendJson(response, 200, { ok: true })),
    get('/readyz', async ({ response }) => {
      const asked = database.transaction('app', (db) => db.run(sql`select 1`))
      // Asked often, and by what decides at once: it does not wait for a database that says nothing.
      await Promise.race([asked, late(2000)])
      sendJson(response, 200, { ok: true })
    }),
    get('/metrics', async ({ response, request }) => {
      // Read from this machine only, and not by way of a proxy that stands on it.
      const near = loopback.test(request.socket.remoteAddress ?? '')
      if (!near || forwarded.some((name) => name in request.headers))
        throw new Problem('route/missing')
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text)
    }),
    get('/api/openapi.json', async ({ response }) => sendJson(response, 200, document())),
    get('/api/settings', async ({ response }) => sendJson(response, 200, settings)),
  ]
}
