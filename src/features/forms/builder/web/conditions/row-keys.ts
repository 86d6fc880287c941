// Conditions have no ids. Each row has its own key, so that typed text stays in its row when another row is
// removed.
import type { Condition, Conditions } from '../../../../../form-engine/index.ts'

export type KeyedRows = {
  readonly conditions: readonly Condition[]
  readonly keys: readonly number[]
  readonly next: number
}

export const noRows: KeyedRows = { conditions: [], keys: [], next: 0 }

const flat = (rule: Conditions | null): Condition[] =>
  (rule?.conditions ?? []).flatMap((item) => (item.type === 'OR' ? item.conditions : [item]))

/** The rows as they are now: one that is untouched keeps its key, one that was changed its place's. */
export function rowKeys(before: KeyedRows, rule: Conditions | null): KeyedRows {
  const conditions = flat(rule)
  const sameLength = conditions.length === before.conditions.length
  const free = new Set(before.keys)
  let { next } = before
  const held = conditions.map((condition) => {
    const at = before.conditions.findIndex(
      (one, place) => one === condition && free.has(before.keys[place] ?? -1),
    )
    const key = before.keys[at]
    if (key !== undefined) free.delete(key)
    return key
  })
  const keys = held.map((key, place) => {
    if (key !== undefined) return key
    const own = before.keys[place]
    if (sameLength && own !== undefined && free.delete(own)) return own
    next += 1
    return next
  })
  return { conditions, keys, next }
}
