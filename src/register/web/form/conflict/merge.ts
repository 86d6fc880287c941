// Two people changed one row. What only one of them changed is taken from them; what both changed,
// and not to the same, is for the person to decide.
import { mergeValue } from '../../../../kit/drafts/merge.ts'
import { type AnyRow, type Register, writable } from '../../../define.ts'
import { type FormValues, isSame, startOf } from '../save/values.ts'

export type Merge = {
  /** The row as it stands now. */
  theirs: AnyRow
  /** Theirs, with mine laid over it where only I changed something. */
  values: FormValues
  /** Fields that both changed. */
  clashes: readonly string[]
  /** Fields that only they changed. */
  taken: readonly string[]
}

/** A field is chosen whole, as its history says it: entries of a list have no names here. */
const nameOf = () => undefined

/** `before` is the row that I began from, `mine` what stands in my form. */
export function merge(
  register: Register,
  before: FormValues,
  theirs: AnyRow,
  mine: FormValues,
): Merge {
  const values: Record<string, unknown> = { ...startOf(register, theirs) }
  const clashes: string[] = []
  const taken: string[] = []
  for (const [name, field] of writable(register)) {
    const same = (one: unknown, other: unknown) => isSame(field, one, other)
    const [was, here, there] = [before[name], mine[name], theirs[name]]
    const { value, conflict } = mergeValue(was, here, there, { nameOf, isSame: same })
    if (same(here, was)) {
      if (!same(there, was)) taken.push(name)
      continue
    }
    values[name] = value
    if (conflict) clashes.push(name)
  }
  return { theirs, values, clashes, taken }
}
