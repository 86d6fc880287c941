// Two people at one draft: what each changed since they last agreed, question by question.

import { same } from '../../../kit/same.ts'
import type { FormDefinition, Question } from '../definition/question.ts'

const byKey = ({ fields }: FormDefinition) => new Map(fields.map((field) => [field.key, field]))

/** A question that both changed, or that one changed and the other took out. */
export type Clash = { key: string; mine: Question | undefined; theirs: Question | undefined }

function order(base: FormDefinition, mine: FormDefinition, theirs: FormDefinition): string[] {
  const keys = (of: FormDefinition) => of.fields.map(({ key }) => key)
  const known = new Set(keys(base))
  const stayed = (of: FormDefinition) => keys(of).filter((key) => known.has(key))
  // Whoever moved questions decides; where both did, what was saved first stands.
  const [first, second] = same(
    stayed(theirs),
    stayed(base).filter((key) => byKey(theirs).has(key)),
  )
    ? [mine, theirs]
    : [theirs, mine]
  const merged = keys(first)
  keys(second).forEach((key, at, all) => {
    if (merged.includes(key)) return
    const before = all.slice(0, at).findLast((one) => merged.includes(one))
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key)
  })
  return merged
}

/** Everything that only one of the two changed is taken; the rest is for a person to choose. */
export function merge(
  base: FormDefinition,
  mine: FormDefinition,
  theirs: FormDefinition,
): { merged: FormDefinition; clashes: Clash[] } {
  const [was, my, their] = [byKey(base), byKey(mine), byKey(theirs)]
  const clashes: Clash[] = []
  const fields = order(base, mine, theirs).flatMap((key) => {
    const [before, ours, others] = [was.get(key), my.get(key), their.get(key)]
    if (same(ours, others) || same(others, before)) return ours ?? []
    if (same(ours, before)) return others ?? []
    clashes.push({ key, mine: ours, theirs: others })
    // Until it is chosen, nothing that somebody wrote is lost.
    return ours ?? others ?? []
  })
  const either = <Value>(pick: (of: FormDefinition) => Value): Value =>
    same(pick(mine), pick(base)) ? pick(theirs) : pick(mine)
  const cases = either(({ cases: kept }) => kept)
  const merged = {
    ...theirs,
    ...mine,
    fields,
    languages: either(({ languages }) => languages),
    ...(cases !== undefined && { cases }),
  }
  // What is the same as theirs is theirs: nobody saves again what the other has just saved.
  return { merged: same(merged, theirs) ? theirs : merged, clashes }
}
