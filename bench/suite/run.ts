// Where the time of `npm test` goes, by kind of test and by file; writes how long each file takes, by
// which `npm test` divides its work. `npm run bench:suite -- tests/api` looks at a part.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { checksKind } from '../../bin/checks.ts'
import { durationsFile, filesBelow, inWords } from '../../bin/suite/plan.ts'
import { closing, textOf } from '../../bin/suite/report.ts'
import { runSuite } from '../../bin/suite/run-suite.ts'
import type { Result } from '../../bin/suite/worker.ts'

const asked = process.argv.slice(2)
const whole = asked.length === 0
const path = join(import.meta.dirname, '../..', durationsFile)

/** Seconds that the cores were busy, and all of their seconds, since the machine began. */
function ofCores(): { busy: number; all: number } {
  const sums = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    busy: (user + nice + sys + irq) / 1000,
    all: (user + nice + sys + irq + idle) / 1000,
  }))
  const sum = (key: 'busy' | 'all') => sums.reduce((total, each) => total + each[key], 0)
  return { busy: sum('busy'), all: sum('all') }
}

const sum = (results: Result[], of: (result: Result) => number) =>
  results.reduce((total, result) => total + of(result), 0)
const testsOf = ({ passed, skipped, failures }: Result) => passed + skipped + failures.length

function row(name: string, results: Result[]): Record<string, string | number> {
  return {
    name,
    files: results.length,
    tests: sum(results, testsOf),
    'wall s': Number(sum(results, ({ seconds }) => seconds).toFixed(1)),
    'own CPU s': Number(sum(results, ({ cpuSeconds }) => cpuSeconds).toFixed(1)),
  }
}

function print(results: Result[], wall: number, busy: number, all: number): void {
  console.log('\nBy kind; the CPU of browsers, the database and the checks is in the whole only:')
  const kinds = new Map<string, Result[]>()
  for (const result of results)
    kinds.set(result.job.kind, [...(kinds.get(result.job.kind) ?? []), result])
  console.table([...kinds].map(([kind, of]) => row(kind, of)))

  console.log('The longest files:')
  const longest = [...results].sort((one, other) => other.seconds - one.seconds).slice(0, 25)
  console.table(longest.map((result) => row(result.job.name, [result])))

  console.log('The longest tests:')
  const tests = results
    .flatMap(({ job, tests }) => tests.map(({ name, ms }) => ({ ms, of: `${job.name}: ${name}` })))
    .sort((one, other) => other.ms - one.ms)
  for (const { ms, of } of tests.slice(0, 25)) console.log(`${(ms / 1000).toFixed(1)} s  ${of}`)

  const idle = ((1 - busy / all) * 100).toFixed(0)
  const own = sum(results, ({ cpuSeconds }) => cpuSeconds).toFixed(0)
  console.log(
    `\n${wall.toFixed(0)} s in all; the cores were busy ${busy.toFixed(0)} s (${own} s of it in tests’ own processes) and idle ${idle} % of the time.`,
  )
}

/** What was not run now keeps the time that it had; what is no more is forgotten. */
function writeDurations(results: Result[]): void {
  const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const now = results.map(({ job, seconds }) => [job.name, Number(seconds.toFixed(1))])
  const known = { ...before, ...Object.fromEntries(now) }
  const there = filesBelow([]).flatMap(({ name }) => (name in known ? [[name, known[name]]] : []))
  const sorted = there.sort(([one], [other]) => String(one).localeCompare(String(other)))
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

const files = filesBelow(asked)
console.log(`Running ${inWords(files)}.`)
const results: Result[] = []
const before = ofCores()
const began = performance.now()
await runSuite(files, whole ? [checksKind()] : [], { whole }, (result) => {
  results.push(result)
  console.log(textOf(result))
})
const after = ofCores()
print(results, (performance.now() - began) / 1000, after.busy - before.busy, after.all - before.all)
console.log(closing(results))
const names = new Set(files.map(({ kind }) => kind))
writeDurations(results.filter(({ job, failures }) => names.has(job.kind) && failures.length === 0))
