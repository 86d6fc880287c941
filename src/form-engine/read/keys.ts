import type { Field, Key } from '../contract.ts'
import { error, quoted, type Report } from '../problems.ts'

/** The first field of each key: the one that the key means. */
export const firstByKey = (fields: readonly Field[], report: Report): Map<Key, Field> => {
  const first = new Map<Key, Field>()
  for (const field of fields) {
    const { key } = field
    const other = first.get(key)
    if (other === undefined) first.set(key, field)
    else
      report(error('duplicate-key', `${quoted(other)} and ${quoted(field)} have the same key`, key))
  }
  return first
}
