import type { Comparable } from '../comparing.ts'
import type { Atom } from './atoms.ts'
import type { FieldNode } from './form.ts'

export type Known = {
  /** already found to be never shown: empty to all who read them */
  readonly neverShown: ReadonlySet<FieldNode>
  /** room to try an answer in, by slot: one for all, as a form may be large */
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
  const alone = atoms.filter(asksOne)
  const asked = Map.groupBy(alone, ({ reads }) => reads[0])
  return [...asked.values()].some((together) => together.length > 1 && !possible(together, known))
}

const asksOne = ({ reads }: Atom): boolean => reads.every((place) => place === reads[0])

/** A group is as good as its best member. */
const hopeless = (atom: Atom, known: Known): boolean =>
  atom.members
    ? atom.members.every((member) => hopeless(member, known))
    : asksOne(atom) && !possible([atom], known)

/** Whether one answer can satisfy all that is asked of one field. */
const possible = (atoms: readonly Atom[], { neverShown, probe }: Known): boolean => {
  const place = atoms[0]?.reads[0]
  if (place === undefined) return true
  const satisfies = (answer: Comparable | undefined): boolean => {
    probe[place.slot] = answer
    for (const { test } of atoms) if (!test(probe)) return false
    return true
  }
  if (neverShown.has(place)) return satisfies(undefined)
  const domain = place.type.domain?.(place.field)
  if (domain && domain.size > 0) return satisfies(undefined) || [...domain].some(satisfies)
  return atoms.find(({ only }) => only)?.only?.some(satisfies) ?? true
}
