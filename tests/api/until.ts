import { setTimeout as pause } from 'node:timers/promises'

/** Asks again until there is an answer; a minute at the most. */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(50)) {
    const found = await look()
    if (found !== undefined) return found
  }
  throw new Error('It did not come to that in time.')
}
