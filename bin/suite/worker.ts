// The parent's side of a process that tests files.
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inSlowTime } from '../../tests/slow-line.ts'
import type { ChildMessage } from './child.ts'
import { endSurely, onSaid, runs, start } from './children.ts'
import type { Job } from './plan.ts'

export type Test = { name: string; ms: number; skipped: boolean }
export type Result = {
  job: Job
  seconds: number
  /** Of the process's own; its browser's and the database's are not in it. */
  cpuSeconds: number
  passed: number
  skipped: number
  failures: { name: string; error: string }[]
  tests: Test[]
  /** What was written meanwhile. */
  output: string
}

/** What does one kind of jobs; `undefined` from `run` when it can do no more. */
export type Worker = {
  run(job: Job): Promise<Result>
  /** False when it has broken: another one does the rest. */
  works(): boolean
  /** What went wrong while closing, in words. */
  close(): Promise<string | undefined>
}

const first = pathToFileURL(join(import.meta.dirname, 'light-context.ts')).href

/** So long may a process say nothing before it counts as hanging; and so long may its end take. */
const patience = { silence: inSlowTime(240_000), closing: 90_000 }

export function emptyResult(job: Job): Result {
  return {
    job,
    seconds: 0,
    cpuSeconds: 0,
    passed: 0,
    skipped: 0,
    failures: [],
    tests: [],
    output: '',
  }
}

export function openWorker(env: Record<string, string>, { silence, closing } = patience): Worker {
  const child = start(['--import', first, join(import.meta.dirname, 'child.ts')], {
    env: { ...process.env, ...env, SAYS_OPEN_AFTER: String(closing / 2) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let result: Result | undefined
  let finished = () => undefined as unknown
  let running = ''
  let rest = ''
  let late = ''
  let lastHeard = Date.now()
  let hung = false
  let endsWith: number | undefined

  onSaid(child, (text) => {
    if (result === undefined) rest += text
    else result.output += text
  })
  child.on('message', (told: ChildMessage) => {
    lastHeard = Date.now()
    if (told.what === 'running') running = told.name
    else if (told.what === 'ends') endsWith = told.code
    else if (told.what === 'said') rest += `${told.text}\n`
    else if (result !== undefined) note(result, told)
    else if (told.what === 'failed') late += `${told.error}\n`
    // What was written to the pipes before is read first.
    if (told.what === 'done') setImmediate(finished)
  })
  const gone = once(child, 'exit')
  const watch = setInterval(() => {
    if (result === undefined || Date.now() - lastHeard < silence) return
    hung = true
    void endSurely(child)
  }, 500)
  void gone.then(() => clearInterval(watch))
  const works = () => runs(child)

  return {
    works,
    async run(job) {
      const mine = emptyResult(job)
      result = mine
      running = ''
      lastHeard = Date.now()
      const done = new Promise<boolean>((resolve) => {
        finished = () => resolve(true)
      })
      if (works()) child.send(job.name)
      if (!(await Promise.race([done, gone.then(() => false)]))) {
        const how = hung
          ? `said nothing for ${silence / 1000} s and was ended`
          : `ended by itself (${child.signalCode ?? `exit ${child.exitCode}`})`
        mine.failures.push({ name: running || job.name, error: `Its process ${how}.` })
      }
      result = undefined
      return mine
    },
    async close() {
      if (works()) child.send('')
      const limit = setTimeout(() => {
        // Node itself may hang while it ends its threads, once all that tests opened is closed.
        hung = endsWith === undefined
        void endSurely(child)
      }, closing)
      await gone
      clearTimeout(limit)
      if (hung) return `Its tests left something open: the process did not end.\n${rest}`
      return (child.exitCode ?? endsWith) === 0 && late === '' ? undefined : `${late}${rest}`
    },
  }
}

function note(
  result: Result,
  told: Exclude<ChildMessage, { what: 'running' | 'said' | 'ends' }>,
): void {
  if (told.what === 'done') {
    result.seconds = told.ms / 1000
    result.cpuSeconds = told.cpuMs / 1000
  } else if (told.what === 'failed')
    result.failures.push({ name: told.name || result.job.name, error: told.error })
  else {
    result[told.what] += 1
    result.tests.push({ name: told.name, ms: told.ms, skipped: told.what === 'skipped' })
  }
}
