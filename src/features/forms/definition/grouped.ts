// What an answer or a condition holds of a kind and its members: a role with its accounts, an asset type
// with its assets.
import { partsOf } from '../../../kit/own.ts'

/** Ids are compared as text, whatever they were stored as. */
export const idsOf = (value: unknown): string[] =>
  [value ?? []]
    .flat(2)
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String)

/** A kind and its members out of a stored choice; a dependent holds an asset's in a list. */
export function groupOf(value: unknown, kind: string, members: string) {
  const group = partsOf(Array.isArray(value) ? value[0] : value)
  return { of: idsOf(group[kind])[0] ?? null, members: idsOf(group[members]) }
}
