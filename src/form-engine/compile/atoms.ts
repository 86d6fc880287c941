import { type Comparable, equal, type Relation } from '../comparing.ts'
import type { Place, Test } from './form.ts'

/** One thing that must hold for a field to be shown, with what is known about it beforehand. */
export type Atom = {
  readonly test: Test
  readonly reads: readonly Place[]
  /** the only answers with which it can hold, where that is known; undefined among them is empty */
  readonly only?: readonly (Comparable | undefined)[]
  /** of a group: any of these is enough */
  readonly members?: readonly Atom[]
}

/** Stands for whatever is broken: a question is rather asked than lost. */
export const always: Atom = { test: () => true, reads: [] }

export const not = (atom: Atom): Atom => ({
  test: (slots) => !atom.test(slots),
  reads: atom.reads,
})

export const empty = (place: Place): Atom => ({
  test: (slots) => slots[place.slot] === undefined,
  reads: [place],
  only: [undefined],
})

type Operands = readonly Comparable[]

/** The relation holds for any of the operands; an empty answer has no relation to anything. */
export const related = (place: Place, relation: Relation, operands: Operands): Atom => {
  const pinned = relation === equal || operands.length === 0
  const test = testRelated(place.slot, relation, operands)
  return { test, reads: [place], ...(pinned && { only: operands }) }
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

/** Comparing with another field, where two empty answers are equal. */
export const relatedTo = (
  place: Place,
  other: Place,
  relation: Relation,
  bothEmpty: boolean,
): Atom => ({
  test: (slots) => {
    const answer = slots[place.slot]
    const operand = slots[other.slot]
    if (answer === undefined) return bothEmpty && operand === undefined
    return operand !== undefined && relation(answer, operand)
  },
  reads: [place, other],
})

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
  return { test, reads: members.flatMap(({ reads }) => reads), members }
}
