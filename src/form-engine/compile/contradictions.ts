import type { Comparable } from '../comparing.ts'
import type { Field } from '../contract.ts'
import type { FieldType } from '../field-types/field-type.ts'
import type { Atom } from './atoms.ts'

export type Known = {
  readonly fields: readonly Field[]
  readonly types: readonly FieldType[]
  /** slots already found to be never shown: empty to all who read them */
  readonly neverShown: ReadonlySet<number>
  /** room to try answers in, left as it was found: one for all, as a form may be large */
  readonly probe: (Comparable | undefined)[]
}

/**
 * Whether no answers at all can make the atoms hold together. Only what is certain counts: for each
 * field that is read, if the answers that it can have are known and none satisfies all that is
 * asked of it alone, the whole cannot hold. Contradictions across fields are not looked for.
 */
export const contradictory = (atoms: readonly Atom[], known: Known): boolean => {
  if (atoms.some((atom) => hopeless(atom, known))) return true
  if (atoms.length < 2) return false
  const alone = atoms.filter(({ reads }) => reads.length === 1)
  const asked = Map.groupBy(alone, ({ reads }) => reads[0])
  return [...asked.values()].some((together) => together.length > 1 && !possible(together, known))
}

/** A group is as good as its best member. */
const hopeless = (atom: Atom, known: Known): boolean =>
  atom.members
    ? atom.members.every((member) => hopeless(member, known))
    : atom.reads.length === 1 && !possible([atom], known)

/** Whether one answer can satisfy all that is asked of one field. */
const possible = (atoms: readonly Atom[], known: Known): boolean => {
  const { fields, types, neverShown, probe } = known
  const slot = atoms[0]?.reads[0] ?? -1
  const field = fields[slot]
  const satisfies = (answer: Comparable | undefined): boolean => {
    probe[slot] = answer
    const satisfied = atoms.every(({ test }) => test(probe))
    probe[slot] = undefined
    return satisfied
  }
  if (neverShown.has(slot)) return satisfies(undefined)
  const domain = field && types[slot]?.domain(field)
  if (domain) return satisfies(undefined) || [...domain].some(satisfies)
  return atoms.find(({ only }) => only)?.only?.some(satisfies) ?? true
}
