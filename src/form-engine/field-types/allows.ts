import type { Field, Operator } from '../contract.ts'
import { allOperators, positiveOf } from '../operators.ts'
import { typeOf } from './registry.ts'

type Typed = Pick<Field, 'type' | 'slug'>

/** Emptiness can be asked of whatever takes an answer; the rest is for the type to say. */
export const allows = (field: Typed, operator: Operator): boolean => {
  const type = typeOf(field)
  const positive = positiveOf(operator)
  return positive === 'is_empty' ? type.answerable : Object.hasOwn(type.relations, positive)
}

export const operatorsFor = (field: Typed): Operator[] =>
  allOperators.filter((operator) => allows(field, operator))

export const comparable = (field: Typed, other: Typed): boolean => {
  const { family } = typeOf(field)
  return family !== null && family === typeOf(other).family
}
