import type { AnswerContext, Fault } from './field-type.ts'
import { optionIds } from './options.ts'

/** Where a field lists its options, an answer must come from them. */
export const optionFaults = (
  ids: readonly string[],
  { field }: AnswerContext,
): readonly Fault[] => {
  const offered = optionIds(field)
  if (offered.size === 0 || ids.every((id) => offered.has(id))) return []
  return [{ code: 'unknown-option', message: 'holds a choice that is not among its options' }]
}

/** Limits of whatever has an order: numbers, and days, which sort as text. */
export const limitFaults = <Value extends number | string>(
  value: Value,
  least: Value | undefined,
  most: Value | undefined,
): readonly Fault[] => {
  if (least !== undefined && value < least) {
    return [{ code: 'too-small', message: `must be at least ${least}` }]
  }
  if (most === undefined || value <= most) return []
  return [{ code: 'too-large', message: `must be at most ${most}` }]
}
