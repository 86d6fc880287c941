// One request and its answer, as the rest of the server sees them.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzip } from 'node:zlib'
import type { Log } from '../../log/log.server.ts'
import { Problem } from '../../problems.ts'
import { clientAddress, plainAddress } from './client-address.ts'

export type Exchange = {
  id: string
  /** What the proxy in front calls it, to find it in that one's log. */
  proxyId: string | undefined
  request: IncomingMessage
  response: ServerResponse
  /** Refuses a request line of which no address can be made. */
  readonly url: URL
  ip: string
  /** Whether people reach the server by https, so that cookies may insist on it. */
  https: boolean
  /** Where people reach the server, for links in mail. */
  publicUrl: string
  log: Log
  header(name: string): string | undefined
  cookie(name: string): string | undefined
}

const ids = /^[\w.-]{8,64}$/

/** Only the path and the query are read from it; the host part is a placeholder. */
function urlOf(request: IncomingMessage): URL {
  const url = URL.parse(request.url?.replace(/^\/+/, '/') ?? '/', 'http://localhost')
  if (url === null) throw new Problem('request/malformed')
  return url
}

export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
  options: { isBelieved: (address: string) => boolean; https: boolean; publicUrl: string },
): Exchange {
  const header = (name: string) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  const peer = plainAddress(request.socket.remoteAddress)
  const given = options.isBelieved(peer) ? header('x-request-id') : undefined
  let url: URL | undefined
  let cookies: Map<string, string> | undefined
  return {
    id: randomUUID(),
    proxyId: given !== undefined && ids.test(given) ? given : undefined,
    request,
    response,
    get url() {
      url ??= urlOf(request)
      return url
    },
    ip: clientAddress(peer, header('x-forwarded-for'), options.isBelieved),
    https: options.https,
    publicUrl: options.publicUrl,
    log,
    header,
    cookie(name) {
      cookies ??= new Map(
        (header('cookie') ?? '').split(';').flatMap((pair) => {
          const at = pair.indexOf('=')
          return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const]
        }),
      )
      return cookies.get(name)
    },
  }
}

/** How long a sender may take over a body that is held in memory. */
const patience = 30_000

/** The body, refused past `limit` bytes before it is held in memory. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Problem('body/too-large')
  const parts: Buffer[] = []
  let size = 0
  const late = setTimeout(() => request.destroy(new Error('The body did not arrive.')), patience)
  try {
    // The request stays open when it is left early: the answer goes out on the same connection.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      size += part.length
      if (size > limit) throw new Problem('body/too-large')
      parts.push(part)
    }
  } finally {
    clearTimeout(late)
  }
  return Buffer.concat(parts)
}

export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const bytes = await readBody(request, limit)
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof TypeError)
      throw new Problem('request/malformed')
    throw cause
  }
}

/** Below this an answer fits into the first packets as it is. */
const worthSqueezing = 4096

function sendText(response: ServerResponse, status: number, body: Buffer, encoding?: 'gzip'): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(body)
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = Buffer.from(JSON.stringify(body))
  const { method, headers } = response.req
  // Only what is read: an answer that holds a secret of a session answers something else than GET.
  const squeezed =
    method === 'GET' &&
    text.length >= worthSqueezing &&
    /\bgzip\b/.test(String(headers['accept-encoding']))
  if (squeezed)
    gzip(text, { level: 3 }, (error, smaller) => {
      if (error === null) sendText(response, status, smaller, 'gzip')
      else sendText(response, status, text)
    })
  else sendText(response, status, text)
}
