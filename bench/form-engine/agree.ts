import type { Change } from './changes.ts'
import type { Contestant } from './contestant.ts'
import type { Answers, BenchForm } from './form.ts'

function differences(a: string[], b: string[]): string[] {
  return [...a.filter((key) => !b.includes(key)), ...b.filter((key) => !a.includes(key))]
}

/** What the contestants do not agree on, if anything, each difference with its fields named. */
export function disagreements(
  form: BenchForm,
  contestants: Contestant[],
  changes: Change[],
): string[] {
  const [first, ...others] = contestants
  const found: string[] = []
  if (first === undefined) return found
  const answers: Answers = { ...form.answers }

  function compare(when: string, visible: (contestant: Contestant) => string[]) {
    const expected = first ? visible(first) : []
    for (const other of others) {
      const got = visible(other)
      if (got.join() === expected.join()) continue
      const keys = differences(expected, got).join(', ') || 'the order of fields'
      found.push(`${form.fields.length} fields, ${when}: ${other.name} and ${first?.name}: ${keys}`)
    }
  }

  compare('the first answers', (contestant) => contestant.decide(answers))
  for (const [nth, { at, value }] of changes.entries()) {
    const key = form.fields[at]?.key ?? ''
    answers[key] = value
    for (const contestant of contestants) contestant.set(at, value)
    compare(`change ${nth + 1} (${key})`, (contestant) => contestant.visibleKeys())
    if (found.length > 0) return found
    // Half way the form is furthest from its first answers: the order of changes must not matter.
    if (nth + 1 === changes.length / 2)
      compare(`all answers of change ${nth + 1}`, (contestant) => contestant.decide(answers))
  }
  return found
}
