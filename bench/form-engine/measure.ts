// What is measured, the same for everyone and all in one run, in turns, best round of each:
// - A change: `set` on a visible field until all that follows from it is settled. The engine and the
//   closures each call one subscriber for every field that changed; the others tell tell.
// - A submission: from an object of answers to the list of visible keys, the form prepared before.
// - A leaf change: to a field that just one other depends on, the same two in every form.
// - Compiling: from a definition that was read to a form that can be opened.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Change, changesOf, leafChanges } from './changes.ts'
import { closures } from './closures.ts'
import type { Contestant } from './contestant.ts'
import { engine } from './engine.ts'
import type { BenchForm } from './form.ts'
import { formio } from './formio.ts'
import { jsonLogic } from './json-logic.ts'
import { race, type Task } from './race.ts'
import { survey } from './survey.ts'

/** Microseconds; `base` is what the same took the contestant that it is compared with. */
export type Row = { what: string; who: string; time: number; base: number }

const ROUNDS = 25
const SLOW_ROUNDS = 3
/** What every subscriber does, so that the calls are real and can be counted. */
export const calls = { count: 0 }
const tell = () => {
  calls.count += 1
}

export function ourTwo(form: BenchForm): Contestant[] {
  return [closures(form, tell), engine(form, tell)]
}

const fast = (form: BenchForm) => [...ourTwo(form), jsonLogic(form)]
const slow = (form: BenchForm) => [engine(form, tell), survey(form), formio(form)]

function changing(
  contestant: Contestant,
  form: BenchForm,
  changes: Change[],
  passes: number,
): Task {
  contestant.decide(form.answers)
  const run = () => {
    for (let pass = 0; pass < passes; pass += 1)
      for (const { at, value } of changes) contestant.set(at, value)
  }
  return { name: contestant.name, count: passes * changes.length, run }
}

function deciding(contestant: Contestant, form: BenchForm, passes: number): Task {
  const run = () => {
    for (let pass = 0; pass < passes; pass += 1) contestant.decide(form.answers)
  }
  return { name: contestant.name, count: passes, run }
}

/** The first task is the one that the others are compared with. */
function rows(what: string, rounds: number, tasks: Task[]): Row[] {
  const time = race(rounds, tasks)
  const base = time(tasks[0]?.name ?? '')
  return tasks.map(({ name }) => ({ what, who: name, time: time(name), base }))
}

export function changes(form: BenchForm): Row[] {
  const all = changesOf(form, 100, false)
  const skipping = closures(form, tell, true)
  const some = changesOf(form, 12, false)
  return [
    ...rows(
      'a change',
      ROUNDS,
      [...fast(form), skipping].map((one) => changing(one, form, all, 20)),
    ),
    ...rows(
      'a few changes',
      SLOW_ROUNDS,
      slow(form).map((one) => changing(one, form, some, 1)),
    ),
  ]
}

export function submissions(form: BenchForm): Row[] {
  return [
    ...rows(
      'a submission',
      ROUNDS,
      fast(form).map((one) => deciding(one, form, 50)),
    ),
    ...rows(
      'a few submissions',
      SLOW_ROUNDS,
      slow(form).map((one) => deciding(one, form, 2)),
    ),
  ]
}

export function leafChange(small: BenchForm, large: BenchForm): Row[] {
  const tasks = (make: (form: BenchForm) => Contestant) =>
    [small, large].map((form) => {
      const task = changing(make(form), form, leafChanges(form), 5000)
      return { ...task, name: `${task.name}, ${form.fields.length} fields` }
    })
  return [
    ...rows(
      'a leaf change',
      ROUNDS,
      tasks((form) => engine(form, tell)),
    ),
    ...rows(
      'a leaf change',
      ROUNDS,
      tasks((form) => closures(form, tell)),
    ),
  ]
}

/** Milliseconds of the first and of a later compilation of a process, each the best of three. */
export function compileTimes(seed: number): { first: number; median: number } {
  const file = join(import.meta.dirname, 'compilations.ts')
  const runs = [1, 2, 3].map((): { first: number; median: number } =>
    JSON.parse(execFileSync(process.execPath, [file, String(seed)], { encoding: 'utf8' })),
  )
  const best = (figure: 'first' | 'median') => Math.min(...runs.map((run) => run[figure]))
  return { first: best('first'), median: best('median') }
}
