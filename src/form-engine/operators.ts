import type { Operator, ValueInput } from './contract.ts'

/** The operators that field types define; every other one is the negation of one of these. */
export type PositiveOperator = Exclude<Operator, 'is_not_empty' | 'is_not_equal_to' | 'not_in_list'>

const negations: Partial<Record<Operator, PositiveOperator>> = {
  is_not_empty: 'is_empty',
  is_not_equal_to: 'is_equal_to',
  not_in_list: 'in_list',
}

/** How an operator asks for its operand where that does not depend on the field type. */
const inputs: Record<Operator, ValueInput | 'by-type'> = {
  is_empty: 'none',
  is_not_empty: 'none',
  is_equal_to: 'by-type',
  is_not_equal_to: 'by-type',
  greater_than: 'number',
  greater_than_or_equal: 'number',
  less_than: 'number',
  less_than_or_equal: 'number',
  starts_with: 'text',
  ends_with: 'text',
  contains: 'text',
  in_list: 'by-type',
  not_in_list: 'by-type',
}

export const isOperator = (value: unknown): value is Operator =>
  typeof value === 'string' && Object.hasOwn(inputs, value)

export const allOperators: readonly Operator[] = Object.keys(inputs).filter(isOperator)

export const isNegation = (operator: Operator): boolean => negations[operator] !== undefined

export const positiveOf = (operator: Operator): PositiveOperator =>
  // the table names every operator that is not positive itself
  negations[operator] ?? (operator as PositiveOperator)

export const needsOperand = (operator: Operator): boolean => inputs[operator] !== 'none'

export const inputOf = (operator: Operator, byType: ValueInput): ValueInput => {
  const input = inputs[operator]
  return input === 'by-type' ? byType : input
}
