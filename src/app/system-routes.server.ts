// What machines ask: is it alive, is it ready, how is it doing, what can it do.
import type { RawCall } from '../access/server/gate.ts'
import type { PublicSettings } from '../features/public-site/settings.contract.ts'
import type { Database } from '../kit/db/server/database.ts'
import { sql } from '../kit/db/sql.ts'
import { type Exchange, sendJson } from '../kit/http/server/exchange.ts'
import type { Metrics } from '../kit/http/server/metrics.ts'
import { Problem } from '../kit/problems.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/

type Facts = {
  database: Database
  metrics: Metrics
  openApi: unknown
  settings: PublicSettings
}

export function systemRoutes({ database, metrics, openApi, settings }: Facts): RawCall[] {
  const get = (path: string, answer: (exchange: Exchange) => Promise<void>): RawCall => ({
    method: 'GET',
    path,
    answer,
  })
  return [
    get('/healthz', async ({ response }) => sendJson(response, 200, { ok: true })),
    get('/readyz', async ({ response }) => {
      await database.transaction('app', (db) => db.run(sql`select 1`))
      sendJson(response, 200, { ok: true })
    }),
    get('/metrics', async ({ response, request }) => {
      // Read from this machine only: a proxy in front does not hand it on.
      if (!loopback.test(request.socket.remoteAddress ?? '')) throw new Problem('route/missing')
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text)
    }),
    get('/api/openapi.json', async ({ response }) => sendJson(response, 200, openApi)),
    get('/api/settings', async ({ response }) => sendJson(response, 200, settings)),
  ]
}
