import { type Comparable, equal, type Relation } from '../comparing.ts'
import type { Test } from './form.ts'

/** One thing that must hold for a field to be shown, with what is known about it beforehand. */
export type Atom = {
  readonly test: Test
  readonly reads: readonly number[]
  /** the only answers with which it can hold, where that is known; undefined among them is empty */
  readonly only?: readonly (Comparable | undefined)[]
  /** of a group: any of these is enough */
  readonly members?: readonly Atom[]
}

/** Stands for whatever is broken: a question is rather asked than lost. */
export const always: Atom = { test: () => true, reads: [] }

/** The meaning of an operator that a type does not define. */
export const never: Relation = () => false

export const not = (atom: Atom): Atom => ({
  test: (slots) => !atom.test(slots),
  reads: atom.reads,
})

export const empty = (slot: number): Atom => ({
  test: (slots) => slots[slot] === undefined,
  reads: [slot],
  only: [undefined],
})

/** The relation holds for any of the operands; an empty answer has no relation to anything. */
export const related = (
  slot: number,
  relation: Relation,
  operands: readonly Comparable[],
): Atom => {
  const pinned = relation === equal || operands.length === 0
  return {
    test: testRelated(slot, relation, operands),
    reads: [slot],
    ...(pinned && { only: operands }),
  }
}

const testRelated = (slot: number, relation: Relation, operands: readonly Comparable[]): Test => {
  const [first] = operands
  if (first === undefined) return () => false
  if (operands.length === 1) {
    if (relation === equal) return (slots) => slots[slot] === first
    return (slots) => {
      const answer = slots[slot]
      return answer !== undefined && relation(answer, first)
    }
  }
  if (relation === equal) {
    const chips: ReadonlySet<Comparable | undefined> = new Set(operands)
    return (slots) => chips.has(slots[slot])
  }
  return (slots) => {
    const answer = slots[slot]
    return answer !== undefined && operands.some((operand) => relation(answer, operand))
  }
}

/** Comparing with another field, where two empty answers are equal. */
export const relatedTo = (
  slot: number,
  other: number,
  relation: Relation,
  bothEmpty: boolean,
): Atom => ({
  test: (slots) => {
    const answer = slots[slot]
    const operand = slots[other]
    if (answer === undefined) return bothEmpty && operand === undefined
    return operand !== undefined && relation(answer, operand)
  },
  reads: [slot, other],
})

export const all = (atoms: readonly Atom[]): Test => {
  const tests = atoms.map(({ test }) => test)
  const [first, second, third] = tests
  if (first === undefined) return always.test
  if (second === undefined) return first
  if (third === undefined) return (slots) => first(slots) && second(slots)
  return (slots) => {
    for (const test of tests) if (!test(slots)) return false
    return true
  }
}

export const any = (members: readonly Atom[]): Atom => {
  const [only] = members
  if (only !== undefined && members.length === 1) return only
  if (members.includes(always)) return always
  return {
    test: holdsAny(members.map(({ test }) => test)),
    reads: [...new Set(members.flatMap(({ reads }) => reads))],
    members,
  }
}

const holdsAny = (tests: readonly Test[]): Test => {
  const [first, second, third] = tests
  if (first !== undefined && second !== undefined && third === undefined) {
    return (slots) => first(slots) || second(slots)
  }
  return (slots) => {
    for (const test of tests) if (test(slots)) return true
    return false
  }
}
