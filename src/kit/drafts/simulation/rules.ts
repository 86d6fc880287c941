// What is written in the simulation, and the rules by which it is kept: those of filling and those of
// the form builder, with few words in them.
import { same } from '../../same.ts'
import type { DraftRules } from '../draft.ts'
import { type DraftValues, mergeValues } from '../merge.ts'

export type SimulatedEntry = { readonly id: number; readonly words: string }
export type SimulatedAnswers = {
  readonly a?: string | null
  readonly b?: string | null
  readonly list?: readonly SimulatedEntry[]
}
export type SimulatedRules = DraftRules<SimulatedAnswers, DraftValues>

const goOn: SimulatedRules = {
  merge(base, mine, theirs) {
    const were: DraftValues = base ?? {}
    const here: DraftValues = theirs
    const { values, conflicts } = mergeValues(were, mine, here)
    if (conflicts.length === 0) return { content: values }
    const other = conflicts.map((name) => [name, here[name] ?? null] as const)
    return { content: values, other: Object.fromEntries(other) }
  },
  same,
  writeAfter: 250,
  sendAfter: 1200,
  tryAfter: 15_000,
}

export const rulesOf = { 'go on': goOn, ask: { ...goOn, decideFirst: true } }

/** Every word in something that was written. */
export function wordsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) wordsIn(part, found)
  return found
}
