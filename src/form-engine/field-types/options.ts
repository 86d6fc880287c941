import { isId } from '../comparing.ts'
import type { FormField } from '../contract.ts'
import { isRecord } from '../plain.ts'

const idOf = (option: unknown): unknown => (isRecord(option) ? (option.id ?? option.value) : option)

const collect = (options: unknown): ReadonlySet<string> => {
  const ids = new Set<string>()
  const lists = new Set([options])
  // a set grows while it is walked and takes each list once, so even a circular tree ends
  for (const list of lists) {
    if (!Array.isArray(list)) continue
    for (const option of list) {
      const id = idOf(option)
      if (isId(id)) ids.add(String(id))
      if (isRecord(option)) lists.add(option.children)
    }
  }
  return ids
}

const known = new WeakMap<FormField, ReadonlySet<string>>()

/** The ids that a field offers, archived ones too; empty when its options are kept elsewhere. */
export const optionIds = (field: FormField): ReadonlySet<string> => {
  const found = known.get(field)
  if (found) return found
  const ids = collect(field.options)
  known.set(field, ids)
  return ids
}
