import { isId } from '../comparing.ts'
import type { FormField, Key } from '../contract.ts'
import { error, quoted, type ReportProblem } from '../problems.ts'

/** What a parent can be found by. */
export type KeyedField = { readonly id?: unknown; readonly key: Key }

const wholeNumber = /^\d{1,9}$/

/**
 * How a stored reference finds its parent: by id, else by position in the list, else by key.
 * A place in the list that holds no field still counts, so that positions stay what they were.
 */
export const parentFinder = <F extends KeyedField>(fields: readonly (F | undefined)[]) => {
  const byId = new Map<string, F>()
  const byKey = new Map<Key, F>()
  for (const field of fields) {
    if (field === undefined) continue
    if (isId(field.id) && !byId.has(String(field.id))) byId.set(String(field.id), field)
    if (!byKey.has(field.key)) byKey.set(field.key, field)
  }
  return (reference: unknown): F | undefined => {
    if (!isId(reference)) return undefined
    const text = String(reference)
    const place = wholeNumber.test(text) ? fields[Number(text)] : undefined
    const found = byId.get(text) ?? place ?? byKey.get(text)
    // from here on a parent is its key, so it is the field that the key finds
    return found && byKey.get(found.key)
  }
}

/** The plainest reference that finds the parent again: its key, if nothing else is called so. */
export const parentReference = (
  key: Key,
  fields: readonly KeyedField[],
  find: (reference: unknown) => KeyedField | undefined,
): unknown => {
  const finds = (reference: unknown) => find(reference)?.key === key
  if (finds(key)) return key
  const place = fields.findIndex((field) => field.key === key)
  return [fields[place]?.id, place].find(finds) ?? key
}

/** The first field of each key: the one that the key means. */
export const firstByKey = (
  fields: readonly FormField[],
  report: ReportProblem,
): Map<Key, FormField> => {
  const first = new Map<Key, FormField>()
  for (const field of fields) {
    const { key } = field
    const other = first.get(key)
    const both = other && `${quoted(other)} and ${quoted(field)}`
    if (both) report(error('duplicate-key', `${both} have the same key`, key))
    else first.set(key, field)
  }
  return first
}
