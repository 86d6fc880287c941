import type { NegativeOperator, Operator, ValueInput } from './contract.ts'

/** The operators that have a meaning of their own. */
export type PositiveOperator = Exclude<Operator, NegativeOperator>

/** How each asks for its operand; null: as the type of the field does. */
const positives: Readonly<Record<PositiveOperator, ValueInput | null>> = {
  is_empty: 'none',
  is_equal_to: null,
  greater_than: 'number',
  greater_than_or_equal: 'number',
  less_than: 'number',
  less_than_or_equal: 'number',
  starts_with: 'text',
  ends_with: 'text',
  contains: 'text',
  in_list: null,
}

/** A negation holds exactly when its positive does not: this table is all there is to it. */
const negations: Readonly<Record<NegativeOperator, PositiveOperator>> = {
  is_not_empty: 'is_empty',
  is_not_equal_to: 'is_equal_to',
  not_in_list: 'in_list',
}

const known = new Set<unknown>(Object.keys({ ...positives, ...negations }))

export const isOperator = (value: unknown): value is Operator => known.has(value)

export const operators: readonly Operator[] = [...known].filter(isOperator)

export const isNegation = (operator: Operator): operator is NegativeOperator =>
  Object.hasOwn(negations, operator)

export const positiveOf = (operator: Operator): PositiveOperator =>
  isNegation(operator) ? negations[operator] : operator

/** How the operator asks for its operand; null: as the type of the field does. */
export const inputOf = (operator: Operator): ValueInput | null => positives[positiveOf(operator)]

export const needsOperand = (operator: Operator): boolean => inputOf(operator) !== 'none'
