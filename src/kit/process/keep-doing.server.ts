import { setTimeout as sleep } from 'node:timers/promises'
import { errorFields, type Log } from '../log/log.server.ts'

type Doing = { everyMs: number; log: Log; failed: string }

/** Does it again a moment after it was done, until it is stopped. What fails is said, and tried again. */
export function keepDoing(
  act: () => Promise<unknown>,
  { everyMs, log, failed }: Doing,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const ended = new Promise((settle) => stopping.signal.addEventListener('abort', settle))
  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await act().catch((error: unknown) => log.warn(failed, errorFields(error)))
      await Promise.race([sleep(everyMs, undefined, { ref: false }), ended])
    }
  }
  const watched = watch()
  return {
    stop() {
      stopping.abort()
      return watched
    },
  }
}
