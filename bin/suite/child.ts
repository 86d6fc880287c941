// The process that tests files for bin/test.ts: tells its parent what happens, test by test.
import { join } from 'node:path'
import { run } from 'node:test'
import { inspect } from 'node:util'

export type ChildMessage =
  | { what: 'running'; name: string }
  | { what: 'passed' | 'skipped'; name: string; ms: number }
  | { what: 'failed'; name: string; error: string }
  | { what: 'said'; text: string }
  | { what: 'done'; ms: number; cpuMs: number }
  /** Nothing is open any more. */
  | { what: 'ends'; code: number }

const tell = (told: ChildMessage) => process.send?.(told)
// Without a parent nobody waits for what is tested here.
process.once('disconnect', () => process.exit(1))
process.once('exit', (code) => tell({ what: 'ends', code }))

/** Long after its end was asked for, what still runs says its kind: without that nobody finds it. */
const stillOpen = Number(process.env.SAYS_OPEN_AFTER)
process.on('message', (path) => {
  if (path !== '') return
  const say = () => tell({ what: 'said', text: `Open: ${process.getActiveResourcesInfo().join()}` })
  setTimeout(say, stillOpen).unref()
})

/** The names of a test's suites and its own; `files` and the file itself are the first two. */
function namer() {
  const names: string[] = []
  return ({ nesting, name }: { nesting: number; name: string }) => {
    names.length = nesting
    names[nesting] = name
    return names.slice(2).join(' › ')
  }
}

/** Without the lines of Node and of light-context.ts, which say nothing of the fault. */
const textOf = (error: Error) =>
  inspect(error.cause ?? error, { depth: 5, breakLength: 100 })
    .split('\n')
    .filter((line) => !/^\s+at .*(\(?node:internal|light-context\.ts)/.test(line))
    .join('\n')

let used = process.cpuUsage()

/** What tests opened is closed by the time all have ended: nothing keeps the process then. */
function ended(nesting: number, ms: number): void {
  if (nesting === 1) {
    const { user, system } = process.cpuUsage(used)
    used = process.cpuUsage()
    tell({ what: 'done', ms, cpuMs: (user + system) / 1000 })
  }
  if (nesting === 0) process.channel?.unref()
}

const events = run({ files: [join(import.meta.dirname, 'feed.ts')], isolation: 'none' })
const running = namer()
events.on('test:dequeue', (test) => tell({ what: 'running', name: running(test) }))
const named = namer()
events.on('test:start', named)
events.on('test:pass', (test) => {
  const { duration_ms: ms, type } = test.details
  const skipped = test.skip !== undefined || test.todo !== undefined
  if (type !== 'suite' && test.nesting > 0)
    tell({ what: skipped ? 'skipped' : 'passed', name: named(test), ms })
  ended(test.nesting, ms)
})
events.on('test:fail', (test) => {
  const { error, duration_ms: ms } = test.details
  // A suite fails with its tests; what fails in it besides is a fault of its own.
  if (Reflect.get(error, 'failureType') !== 'subtestsFailed')
    tell({ what: 'failed', name: named(test), error: textOf(error) })
  ended(test.nesting, ms)
})
events.on('test:diagnostic', ({ message, nesting }) => {
  if (nesting > 0 || message.startsWith('Error:')) tell({ what: 'said', text: message })
})
