// Measures the form engine and fails when it is over one of its budgets or when anyone disagrees.
import { disagreements } from './agree.ts'
import { type Change, changesOf } from './changes.ts'
import { closures } from './closures.ts'
import type { BenchForm } from './form.ts'
import { formio } from './formio.ts'
import { generate } from './generate.ts'
import { jsonLogic } from './json-logic.ts'
import {
  calls,
  changes,
  compileTimes,
  leafChange,
  ourTwo,
  type Row,
  submissions,
} from './measure.ts'
import { survey } from './survey.ts'

const SEED = 20
const OURS = 'form-engine'
const started = performance.now()
const small = generate(50, SEED)
const middle = generate(500, SEED)
const large = generate(2000, SEED)

function requireAgreement() {
  const streams: [BenchForm, Change[]][] = [
    [small, changesOf(small, 100, false)],
    [small, changesOf(small, 100, true)],
    [middle, changesOf(middle, 100, false)],
    [middle, changesOf(middle, 30, true)],
    [large, changesOf(large, 6, true)],
  ]
  for (const [form, list] of streams) {
    const everyone = [
      ...ourTwo(form),
      closures(form, undefined, true),
      jsonLogic(form),
      formio(form),
      survey(form),
    ]
    const found = disagreements(form, everyone, list)
    if (found.length === 0) continue
    for (const line of found) console.error(`No agreement. ${line}`)
    process.exit(1)
  }
  const seen = streams.map(
    ([form, list]) => `${list.length} changes of ${form.fields.length} fields`,
  )
  console.log(`All six agree on what is visible: ${seen.join(', ')}.`)
}

/** Both that have subscribers must tell equally many, or their times would not compare. */
function requireEqualNews(form: BenchForm) {
  const counts = ourTwo(form).map((contestant) => {
    contestant.decide(form.answers)
    calls.count = 0
    for (const { at, value } of changesOf(form, 100, false)) contestant.set(at, value)
    return calls.count
  })
  if (counts[0] === counts[1]) return
  console.error(`The closures told ${counts[0]} subscribers, the engine ${counts[1]}.`)
  process.exit(1)
}

function print(rows: Row[]) {
  for (const { what, who, time, base } of rows) {
    const figures = [
      `${time.toFixed(3)} µs`.padStart(16),
      `${(time / base).toFixed(2)} ×`.padStart(14),
    ]
    console.log(what.padEnd(20) + who.padEnd(26) + figures.join(''))
  }
  console.log()
}

function ratioOf(rows: Row[], what: string, who: string): number {
  const row = rows.find((one) => one.what === what && one.who === who)
  return row === undefined ? Number.NaN : row.time / row.base
}

const failures: string[] = []
function require(budget: string, figure: number, holds: boolean) {
  console.log(`${holds ? '✔' : '✖'} ${budget}: ${figure.toFixed(2)}`)
  if (!holds) failures.push(budget)
}

requireAgreement()
requireEqualNews(middle)
const compiling = compileTimes(SEED)
const change = changes(middle)
const submission = submissions(middle)
const leaf = leafChange(small, large)

console.log('\n500 fields; each group compared with its first line\n')
for (const group of [change, submission, leaf]) print(group)
console.log(
  `2,000 fields compiled as the first thing of a process (no budget): ${compiling.first.toFixed(1)} ms\n`,
)

const settled = ratioOf(change, 'a change', OURS)
require('a change within 3 × the closures', settled, settled <= 3)
for (const peer of ['survey-core', '@formio/core']) {
  const slower = ratioOf(change, 'a few changes', peer)
  require(`a change at least 100 × faster than ${peer}`, slower, slower >= 100)
}
const decided = ratioOf(submission, 'a submission', OURS)
require('a submission within 4 × the closures', decided, decided <= 4)
require('2,000 fields compiled within 25 ms', compiling.median, compiling.median <= 25)
const grown = ratioOf(leaf, 'a leaf change', `${OURS}, 2000 fields`)
require('a leaf change at 2,000 fields within 1.5 × that at 50', grown, grown <= 1.5)
console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`)
process.exitCode = failures.length === 0 ? 0 : 1
