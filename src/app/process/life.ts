// How the process ends: what was started is stopped in reverse, once, by a signal or by a failure.
import { errorFields, type Log } from '../../kit/log/log.server.ts'

export type ProcessLife = {
  /** Stops this too when the process ends. */
  endWith(stop: () => Promise<void>): void
  end(code: number): Promise<void>
  readonly ending: boolean
}

/** So long may what nobody stopped keep the process, once all else is stopped. */
const patience = 2000

/** npm and our own runner hand on a Ctrl-C that the terminal has sent to us already: they are one. */
const echo = 1000

export function openLife(say: (line: string) => void, log: Log): ProcessLife {
  const stops: (() => Promise<void>)[] = []
  let since: number | undefined

  const life: ProcessLife = {
    endWith: (stop) => void stops.push(stop),
    get ending() {
      return since !== undefined
    },
    async end(code) {
      since ??= Date.now()
      process.exitCode = code
      for (let stop = stops.pop(); stop !== undefined; stop = stops.pop())
        try {
          await stop()
        } catch (error) {
          log.error('could not stop cleanly', errorFields(error))
          process.exitCode = 1
        }
      // `process.exit()` can hang for ever while V8 still compiles (nodejs/node#54918): the process ends by
      // itself, and is cut short only where something is left open.
      setTimeout(() => process.exit(), patience).unref()
    },
  }

  function onSignal(signal: NodeJS.Signals): void {
    if (since === undefined) {
      say('Stopping …')
      void life.end(0)
    } else if (signal === 'SIGINT' && Date.now() - since > echo) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  // The terminal may be gone before we are; that must not cut the ending short.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return life
}
