// Errors that nobody caught: each ends the request that it came of, and the process only where that can
// no longer be trusted. Then it finishes what is in hand, and ends.
import { errorFields, type Log } from '../../kit/log/log.server.ts'
import { endsTrust } from '../../kit/process/trust.server.ts'
import { failUnderway } from '../../kit/process/underway.server.ts'
import type { ProcessLife } from './life.ts'

/** Two within this many milliseconds are no accident. */
const soon = 10_000
/** Longer than it takes to finish what is in hand. */
const patience = 30_000
/** As `sysexits.h` has it: a fault of the program. */
const exitCode = 70

export function watchUncaught(life: ProcessLife, say: (line: string) => void, log: Log): void {
  let last = Number.NEGATIVE_INFINITY

  function end(reason: string): void {
    if (life.ending) return
    log.error('the process can no longer be trusted and ends', { reason, exit_code: exitCode })
    say(`Plumbline ends, with code ${exitCode}: ${reason}. Its log says more.`)
    setTimeout(() => process.exit(exitCode), patience).unref()
    void life.end(exitCode)
  }

  process.on('uncaughtException', (error: unknown) => {
    log.error('nobody caught an error', { ...failUnderway(error), ...errorFields(error) })
    const again = performance.now() - last < soon
    last = performance.now()
    if (endsTrust(error)) end('memory ran out, or an assertion failed')
    else if (again) end('two errors that nobody caught within ten seconds')
  })
}
