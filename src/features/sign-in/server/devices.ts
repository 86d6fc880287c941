// A device that somebody signed in on before is known by a cookie: a random name, and a seal for each
// login that signed in there. What seals it is the login's own password hash: nothing more is kept, and
// a new password makes every other device a stranger.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readCookie, setCookie } from '../../../access/server/cookies.ts'
import type { Exchange } from '../../../kit/http/server/exchange.ts'

type Sealing = { id: string; password_hash: string | null }
type Device = { name: string; seals: string[] }

const year = 365 * 24 * 3600
/** A tablet of the crew: the person who came last stays known. */
const mostLogins = 20

function deviceOf(exchange: Exchange): Device {
  const [name = '', ...seals] = readCookie(exchange, 'plumbline_device')?.split('.') ?? []
  return /^[\w-]{22}$/.test(name)
    ? { name, seals }
    : { name: randomBytes(16).toString('base64url'), seals: [] }
}

/** None for a login without a password. */
const sealOf = (name: string, { id, password_hash: key }: Sealing): string | undefined =>
  key === null
    ? undefined
    : createHmac('sha256', key).update(`${id} ${name}`).digest('base64url').slice(0, 22)

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The device's name, where the login has signed in there before. */
export function knownDevice(exchange: Exchange, login: Sealing | undefined): string | undefined {
  const { name, seals } = deviceOf(exchange)
  const mine = login && sealOf(name, login)
  if (mine === undefined) return undefined
  return seals.some((seal) => isEqual(seal, mine)) ? name : undefined
}

export function rememberDevice(exchange: Exchange, login: Sealing): void {
  const { name, seals } = deviceOf(exchange)
  const mine = sealOf(name, login)
  if (mine === undefined) return
  const all = [mine, ...seals.filter((seal) => seal !== mine)].slice(0, mostLogins)
  setCookie(exchange, 'plumbline_device', [name, ...all].join('.'), { seconds: year })
}
