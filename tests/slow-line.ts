// PLUMBLINE_SLOW=7: pages compute slowly, and what they ask for comes late, each in its own time, so that
// orders that luck decides come out differently. The number is the seed of the delays.
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'

const seed = Number(process.env.PLUMBLINE_SLOW ?? 0)
const isSlow = seed > 0
const longestMs = 400
const slowness = 3

/** A limit of the machinery, longer where everything takes longer. */
export const inSlowTime = (limit: number): number => (isSlow ? limit * slowness : limit)

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersOf(state: number): () => number {
  let at = state
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Calls, and parts that a page loads; of browsers only, since what tests ask themselves has no race. */
function comesLate({ url = '', method, headers }: IncomingMessage): boolean {
  if (!headers['user-agent']?.startsWith('Mozilla/')) return false
  return method !== 'GET' || url.startsWith('/api') || /\.js(\?|$)/.test(url)
}

/** In the server: what the browser caches, and its worker, are as they always are. */
function delayAnswers(): void {
  const next = numbersOf(seed)
  const emit = Server.prototype.emit
  const late = async (server: Server, given: [string, IncomingMessage, ServerResponse]) => {
    await wait(next() * longestMs)
    // Who has gone meanwhile never came.
    if (!given[2].destroyed) Reflect.apply(emit, server, given)
  }
  Reflect.set(
    Server.prototype,
    'emit',
    function (this: Server, ...given: [string, IncomingMessage, ServerResponse]) {
      if (given[0] !== 'request' || !comesLate(given[1])) return Reflect.apply(emit, this, given)
      void late(this, given)
      return true
    },
  )
}

if (isSlow) delayAnswers()

/** Every page of the context, those that open by themselves too. */
export function slowPages(context: BrowserContext): void {
  if (!isSlow) return
  context.on('page', async (page) => {
    try {
      // Left open: its end would end the slowness.
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    } catch (error) {
      if (!page.isClosed()) throw error
    }
  })
}
