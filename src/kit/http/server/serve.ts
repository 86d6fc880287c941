// The listener: finds the route, sets the headers that hold everywhere, answers every failure from
// the catalogue of problems, logs one line a request, and finishes what is in flight when it stops.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { NotStored } from '../../files/server/file-store.ts'
import { errorFields, type Log, type LogFields } from '../../log/log.server.ts'
import { Problem } from '../../problems.ts'
import { escalate } from '../../process/trust.server.ts'
import { doFor } from '../../process/underway.server.ts'
import type { Route } from '../route.ts'
import type { Bound, Gate } from './bind.ts'
import { believing } from './client-address.ts'
import { type Exchange, openExchange, sendJson } from './exchange.ts'
import { isGone } from './gone.ts'
import { bodyOf } from './language.ts'
import { endLines, refusedLine } from './lines.ts'
import type { Metrics } from './metrics.ts'
import { buildRouter, type RouteMatch } from './router.ts'

/** The disk, or what the account may take of it, is full; PostgreSQL's too. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Undefined where it is something else. */
function storageProblem(error: unknown): Problem | undefined {
  if (error instanceof NotStored) return new Problem('file/lost', { cause: error })
  if (error instanceof Error && 'code' in error && full.has(String(error.code)))
    return new Problem('files/full', { cause: error })
  return undefined
}

/** A call that answers by itself: streams, pages, files. */
export type RawRoute<Context> = {
  method: string
  path: string
  /** What the OpenAPI page says of it; nothing where it is left out. */
  route?: Route
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
  /** Addresses and networks of the proxies that are believed. */
  trustProxy: readonly string[]
  https: boolean
  publicUrl: string | undefined
}

export type Server = { port: number; stop(): Promise<void> }

/** The rest of a body that is refused is not read: the connection ends with the answer. */
const leavesUnread = ({ headers, readableEnded }: IncomingMessage) =>
  !readableEnded &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

function sendProblem(exchange: Exchange, problem: Problem): void {
  const { id, request, response, header } = exchange
  if (response.headersSent) {
    if (!endLines(exchange, refusedLine(problem, exchange))) response.destroy()
    return
  }
  if (problem.extra.retry_after !== undefined)
    response.setHeader('retry-after', String(problem.extra.retry_after))
  if (leavesUnread(request)) response.setHeader('connection', 'close')
  sendJson(response, problem.status, bodyOf(problem, id, header('accept-language')))
}

export async function serve<Context>(
  options: ServeOptions<Context>,
  listen: { port: number; host: string },
): Promise<Server> {
  const { metrics, log, https } = options
  const isBelieved = believing(options.trustProxy)
  const routes = [
    ...options.calls.map((call) => ({ ...call, ...call.route, answer: call.answer })),
    ...options.raw,
  ]
  const router = buildRouter<RawRoute<Context>>(routes)
  let stopping = false
  // Never taken from the request's Host header: its sender would choose where a reset link leads.
  let publicUrl = options.publicUrl ?? ''

  /** Notes the pattern of the route: the path itself may be a link that opens something. */
  function lookUp(exchange: Exchange, fields: LogFields): RouteMatch<RawRoute<Context>> {
    const found = router.find(exchange.request.method ?? '', exchange.url.pathname)
    if (found !== undefined && 'value' in found) fields.route = found.value.path
    return found
  }

  async function answer(exchange: Exchange, fields: LogFields): Promise<void> {
    const found = lookUp(exchange, fields)
    const { method } = exchange.request
    if (found !== undefined && 'value' in found)
      return found.value.answer(exchange, found.params, options.gate)
    if ((method === 'GET' || method === 'HEAD') && (await options.page(exchange))) {
      fields.route = 'page'
      return
    }
    if (found === undefined) throw new Problem('route/missing')
    exchange.response.setHeader('allow', found.methods.join(', '))
    throw new Problem('method/refused')
  }

  function refuse(exchange: Exchange, error: unknown, fields: LogFields): void {
    const { request, response } = exchange
    if (isGone(error, exchange)) {
      response.statusCode = 499
      return
    }
    const known = error instanceof Problem ? error : storageProblem(error)
    if (!request.errored && (known === undefined || known.cause !== undefined))
      log.error('request failed', { ...fields, ...errorFields(known?.cause ?? error) })
    if (known !== undefined) metrics.problem(known.code)
    escalate(error)
    sendProblem(exchange, known ?? new Problem('server/failed'))
  }

  async function attend(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now()
    const exchange = openExchange(request, response, log, { isBelieved, https, publicUrl })
    const fields: LogFields = { request_id: exchange.id, method: request.method, route: 'none' }
    if (exchange.proxyId !== undefined) fields.proxy_request_id = exchange.proxyId
    try {
      for (const name in options.headers) response.setHeader(name, options.headers[name] ?? '')
      response.setHeader('x-request-id', exchange.id)
      if (stopping) response.setHeader('connection', 'close')
      await doFor(fields, () => answer(exchange, fields))
    } catch (error) {
      refuse(exchange, error, fields)
    }
    const ms = performance.now() - began
    metrics.request(String(fields.route), request.method ?? '', response.statusCode, ms)
    log.info('request', { ...fields, status: response.statusCode, ms: Math.round(ms * 10) / 10 })
  }

  const server = createServer((request, response) => {
    attend(request, response).catch((error: unknown) => {
      // Not even the refusal could be sent, or noted.
      response.destroy()
      log.error('a request could not be attended to', errorFields(error))
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
