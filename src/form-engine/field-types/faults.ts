import { numberFrom } from '../comparing.ts'
import type { Fault, Ground } from './field-type.ts'
import { optionIds } from './options.ts'

export const noFaults: readonly Fault[] = []

/** A number that the field sets as a limit, or undefined when it sets none. */
export const limit = ({ field }: Ground, name: string): number | undefined =>
  numberFrom(field[name])

/** Where a field lists its options, an answer must come from them. */
export const optionFaults = (ids: readonly string[], { field }: Ground): readonly Fault[] => {
  const offered = optionIds(field)
  if (offered.size === 0 || ids.every((id) => offered.has(id))) return noFaults
  return [{ code: 'unknown-option', message: 'holds a choice that is not among its options' }]
}
