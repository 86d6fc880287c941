import { type Comparable, equal, type Relation } from '../comparing.ts'
import type { FieldNode, Test } from './form.ts'

/** One thing that must hold for a field to be shown, with what is known about it beforehand. */
export type Atom = {
  readonly test: Test
  readonly reads: readonly FieldNode[]
  /** the only answers with which it can hold, where that is known; undefined among them is empty */
  readonly only: readonly (Comparable | undefined)[] | null
  /** of a group: any of these is enough */
  readonly members: readonly Atom[] | null
}

const atom = (test: Test, reads: readonly FieldNode[], only: Atom['only'] = null): Atom => ({
  test,
  reads,
  only,
  members: null,
})

/** Stands for whatever is broken: a question is rather asked than lost. */
export const always = atom(() => true, [])

export const not = ({ test, reads }: Atom): Atom => atom((slots) => !test(slots), reads)

export const empty = (place: FieldNode): Atom =>
  atom((slots) => slots[place.slot] === undefined, [place], [undefined])

type Operands = readonly Comparable[]

/** The relation holds for any of the operands; an empty answer has no relation to anything. */
export const related = (place: FieldNode, relation: Relation, operands: Operands): Atom => {
  const pinned = relation === equal || operands.length === 0
  return atom(testRelated(place.slot, relation, operands), [place], pinned ? operands : null)
}

const testRelated = (slot: number, relation: Relation, operands: Operands): Test => {
  const [first] = operands
  if (relation === equal && operands.length === 1) return (slots) => slots[slot] === first
  return (slots) => {
    const answer = slots[slot]
    if (answer === undefined) return false
    for (const operand of operands) if (relation(answer, operand)) return true
    return false
  }
}

/** Comparing with another field. Two empty answers are the same, which only sameness asks. */
export const relatedTo = (
  place: FieldNode,
  other: FieldNode,
  relation: Relation,
  same: boolean,
): Atom => {
  const test: Test = (slots) => {
    const answer = slots[place.slot]
    const operand = slots[other.slot]
    if (answer === undefined) return same && operand === undefined
    return operand !== undefined && relation(answer, operand)
  }
  return atom(test, [place, other])
}

export const all = (atoms: readonly Atom[]): Test => {
  const tests = atoms.map(({ test }) => test)
  if (tests[0] && tests.length === 1) return tests[0]
  return (slots) => {
    for (const test of tests) if (!test(slots)) return false
    return true
  }
}

export const any = (members: readonly Atom[]): Atom => {
  if (members.includes(always)) return always
  const tests = members.map(({ test }) => test)
  const test: Test = (slots) => {
    for (const holds of tests) if (holds(slots)) return true
    return false
  }
  return {
    ...atom(
      test,
      members.flatMap(({ reads }) => reads),
    ),
    members,
  }
}
