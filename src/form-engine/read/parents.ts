import { isBlank, isId } from '../comparing.ts'
import type { Id, Key } from '../contract.ts'

/** What a parent can be found by. */
export type Named = { readonly id?: unknown; readonly key: Key }

const wholeNumber = /^\d{1,9}$/

/**
 * How a stored reference finds its parent: by id, else by position in the list, else by key.
 * A place in the list that holds no field still counts, so that positions stay what they were.
 */
export const parentFinder = <F extends Named>(fields: readonly (F | undefined)[]) => {
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
export const parentReference = <F extends Named>(
  fields: readonly F[],
  find: (reference: unknown) => F | undefined,
) => {
  const places = new Map(fields.map((field, place) => [field.key, place] as const).reverse())
  return (key: Key): Id => {
    const place = places.get(key)
    const field = place === undefined ? undefined : fields[place]
    const references = [key, field?.id, place].filter(isId)
    return references.find((reference) => find(reference)?.key === key) ?? key
  }
}

/** No parent is named by nothing, nor by what databases keep for no. */
export const namesParent = (reference: unknown): boolean =>
  !isBlank(reference) && reference !== false
