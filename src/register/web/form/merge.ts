// Two people changed one row. What only one of them changed is taken from them; what both changed,
// and not to the same, is for the person to decide.
import { type AnyRow, type Register, writable } from '../../define.ts'
import { isSame, startOf, type Values } from './values.ts'

export type Merge = {
  /** The row as it stands now. */
  theirs: AnyRow
  /** Theirs, with mine laid over it where only I changed something. */
  values: Values
  /** Fields that both changed. */
  clashes: readonly string[]
  /** Fields that only they changed. */
  taken: readonly string[]
}

/** `before` is the row that I began from, `mine` what stands in my form. */
export function merge(register: Register, before: Values, theirs: AnyRow, mine: Values): Merge {
  const values: Record<string, unknown> = { ...startOf(register, theirs) }
  const clashes: string[] = []
  const taken: string[] = []
  for (const [name, field] of writable(register)) {
    if (isSame(field, mine[name], before[name])) {
      if (!isSame(field, theirs[name], before[name])) taken.push(name)
      continue
    }
    values[name] = mine[name]
    const bothChanged = !isSame(field, theirs[name], before[name])
    if (bothChanged && !isSame(field, theirs[name], mine[name])) clashes.push(name)
  }
  return { theirs, values, clashes, taken }
}
