// The listener: finds the route, sets the headers that hold everywhere, answers every failure from
// the catalogue of problems, logs one line a request, and finishes what is in flight when it stops.
import { createServer } from 'node:http'
import { errorFields, type Log } from '../../log/log.server.ts'
import { Problem } from '../../problems.ts'
import type { Bound, Gate } from './bind.ts'
import { type Exchange, openExchange, sendJson } from './exchange.ts'
import { isGone } from './gone.ts'
import { bodyOf } from './language.ts'
import type { Metrics } from './metrics.ts'
import { buildRouter } from './router.ts'

/** A call that answers by itself: streams, pages, files. */
export type RawRoute<Context> = {
  method: string
  path: string
  answer(exchange: Exchange, params: Record<string, string>, gate: Gate<Context>): Promise<void>
}

export type ServeOptions<Context> = {
  calls: readonly Bound<Context>[]
  raw: readonly RawRoute<Context>[]
  gate: Gate<Context>
  /** Answers what no route matches: the pages of the product. False: there is nothing there. */
  page(exchange: Exchange): Promise<boolean>
  headers: Record<string, string>
  metrics: Metrics
  log: Log
  trustProxy: boolean
  https: boolean
  publicUrl: string | undefined
}

export type Server = { port: number; stop(): Promise<void> }

function sendProblem({ id, response, header }: Exchange, problem: Problem): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (problem.code === 'rate/exceeded')
    response.setHeader('retry-after', String(problem.extra.retry_after))
  // The rest of a body that was refused is not read: the connection ends with the answer.
  if (problem.code === 'body/too-large') response.setHeader('connection', 'close')
  sendJson(response, problem.status, bodyOf(problem, id, header('accept-language')))
}

export async function serve<Context>(
  options: ServeOptions<Context>,
  listen: { port: number; host: string },
): Promise<Server> {
  const { metrics, log } = options
  const routes = [
    ...options.calls.map((call) => ({ ...call, ...call.route, answer: call.answer })),
    ...options.raw,
  ]
  const router = buildRouter<RawRoute<Context>>(routes)
  let stopping = false
  // Never taken from the request's Host header: whoever sends it would choose where a reset link leads.
  let publicUrl = options.publicUrl ?? ''

  async function answer(exchange: Exchange): Promise<string> {
    const { method = 'GET' } = exchange.request
    const found = router.find(method, exchange.url.pathname)
    if (found !== undefined && 'value' in found) {
      await found.value.answer(exchange, found.params, options.gate)
      return found.value.path
    }
    if (method === 'GET' || method === 'HEAD') if (await options.page(exchange)) return 'page'
    if (found === undefined) throw new Problem('route/missing')
    exchange.response.setHeader('allow', found.methods.join(', '))
    throw new Problem('method/refused')
  }

  const server = createServer(async (request, response) => {
    const began = performance.now()
    const exchange = openExchange(request, response, log, { ...options, publicUrl })
    for (const name in options.headers) response.setHeader(name, options.headers[name] ?? '')
    response.setHeader('x-request-id', exchange.id)
    if (stopping) response.setHeader('connection', 'close')
    let route = 'none'
    try {
      route = await answer(exchange)
    } catch (error) {
      if (isGone(error, exchange)) response.statusCode = 499
      else {
        const problem = error instanceof Problem ? error : new Problem('server/failed')
        if (!(error instanceof Problem) && !request.errored)
          log.error('request failed', { request_id: exchange.id, ...errorFields(error) })
        sendProblem(exchange, problem)
      }
    }
    const ms = performance.now() - began
    metrics.request(route, request.method ?? '', response.statusCode, ms)
    log.info('request', {
      request_id: exchange.id,
      method: request.method,
      path: exchange.url.pathname,
      status: response.statusCode,
      ms: Math.round(ms * 10) / 10,
    })
  })
  server.headersTimeout = 10_000
  // An upload over a poor line takes its time; a body held in memory has a limit of its own.
  server.requestTimeout = 600_000
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(listen.port, listen.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : listen.port
  publicUrl ||= `http://${listen.host}:${port}`
  return {
    port,
    async stop() {
      stopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      // A connection kept alive that has just answered would otherwise hold the end up.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      const patience = setTimeout(() => server.closeAllConnections(), 15_000)
      await closed
      clearInterval(sweep)
      clearTimeout(patience)
    },
  }
}
