import type { Comparable } from '../comparing.ts'
import type { Field } from '../contract.ts'
import type { FieldType } from '../field-types/field-type.ts'
import type { Atom } from './atoms.ts'

export type Known = {
  readonly fields: readonly Field[]
  readonly types: readonly FieldType[]
  /** slots already found to be never shown: empty to all who read them */
  readonly neverShown: ReadonlySet<number>
}

/**
 * Whether no answers at all can make the atoms hold together. Only what is certain counts: for each
 * field that is read, if the answers that it can have are known and none satisfies all that is
 * asked of it alone, the whole cannot hold. Contradictions across fields are not looked for.
 */
export const contradictory = (atoms: readonly Atom[], known: Known): boolean => {
  const asked = new Map<number, Atom[]>()
  for (const atom of atoms) {
    if (atom.members?.every((member) => contradictory([member], known))) return true
    const [slot, ...others] = atom.reads
    if (slot === undefined || others.length > 0) continue
    asked.set(slot, [...(asked.get(slot) ?? []), atom])
  }
  return [...asked].some(([slot, together]) => {
    const probe: (Comparable | undefined)[] = []
    return candidates(slot, together, known)?.every((answer) => {
      probe[slot] = answer
      return !together.every(({ test }) => test(probe))
    })
  })
}

/** The answers that a field can have where the atoms hold; undefined when they are not known. */
const candidates = (
  slot: number,
  atoms: readonly Atom[],
  { fields, types, neverShown }: Known,
): readonly (Comparable | undefined)[] | undefined => {
  if (neverShown.has(slot)) return [undefined]
  const field = fields[slot]
  const domain = field && types[slot]?.domain(field)
  if (domain !== undefined) return [undefined, ...domain]
  return atoms.find(({ only }) => only !== undefined)?.only
}
