// Saved cases run again: whether each still shows what it showed when it was saved.
import type { Key } from '../../../form-engine/index.ts'
import { openFilling } from '../definition/filling/filling.ts'
import { type FormDefinition, newKey, type SavedCase } from '../definition/question.ts'

export type CaseRun = {
  /** Questions that were hidden when it was saved. */
  readonly shows: readonly Key[]
  /** Questions that were shown, and are not any more or are gone. */
  readonly hides: readonly Key[]
  readonly ok: boolean
}

export function runCase(definition: FormDefinition, { answers, visible }: SavedCase): CaseRun {
  const now = openFilling(definition, answers, { draft: true }).visibleKeys()
  const shows = now.filter((key) => !visible.includes(key))
  const hides = visible.filter((key) => !now.includes(key))
  return { shows, hides, ok: shows.length === 0 && hides.length === 0 }
}

/** The answers that stand in a filling, with what they show, under a name. */
export function caseOf(
  name: string,
  filling: { answers(): Record<Key, unknown>; visibleKeys(): Key[] },
): SavedCase {
  return { id: newKey('c'), name, answers: filling.answers(), visible: filling.visibleKeys() }
}

/** The case, expecting what it shows now. */
export const accepted = (definition: FormDefinition, one: SavedCase): SavedCase => ({
  ...one,
  visible: openFilling(definition, one.answers, { draft: true }).visibleKeys(),
})
