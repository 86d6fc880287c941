// What a foreign page could do in the name of the person who looks at it, and how it is told from our own.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Exchange } from '../../kit/http/server/exchange.ts'
import { Problem } from '../../kit/problems.ts'
import { readCookie, setCookie } from './cookies.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
export const isSafe = ({ request }: Exchange): boolean => safeMethods.has(request.method ?? '')

export const sessionSeconds = 14 * 24 * 3600

/** The pair to a session: somebody who does not know its token cannot make it. */
const csrfOf = (token: string) => createHmac('sha256', token).update('csrf').digest('base64url')

/** Where nobody is signed in there is nothing to prove yet. */
export function setCsrfCookie(exchange: Exchange, token: string | undefined): void {
  const pair = token === undefined ? randomBytes(32).toString('base64url') : csrfOf(token)
  setCookie(exchange, 'XSRF-TOKEN', pair, { seconds: sessionSeconds, open: true })
}

/** A call that only the browser's own cookies vouch for must also prove that our page made it. */
function checkCsrf(exchange: Exchange, token: string): void {
  const expected = Buffer.from(csrfOf(token))
  const given = Buffer.from(exchange.header('x-xsrf-token') ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Problem('csrf/stale')
}

/** The bearer's token, which no other site can send, or the cookie's. */
export function tokenOf(exchange: Exchange): string {
  const bearer = exchange.header('authorization')?.match(/^Bearer ([\w-]{20,100})$/)?.[1]
  if (bearer !== undefined) return bearer
  const cookie = readCookie(exchange, 'plumbline_session')
  if (cookie === undefined) throw new Problem('session/missing')
  if (!isSafe(exchange)) checkCsrf(exchange, cookie)
  return cookie
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** Browsers say which site a call comes from, older ones its origin; other programs say neither. */
function isForeign(exchange: Exchange): boolean {
  const site = exchange.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = exchange.header('origin')
  if (origin === undefined) return false
  const host = hostOf(origin)
  return host === undefined || ![exchange.header('host'), hostOf(exchange.publicUrl)].includes(host)
}

export function refuseForeign(exchange: Exchange): void {
  if (isSafe(exchange) || exchange.header('authorization') !== undefined) return
  if (isForeign(exchange)) throw new Problem('request/foreign')
}
