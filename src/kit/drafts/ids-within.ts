// Answers name files by the ids that this device gave them; what leaves names them as the server does.

/** The same value with each text that the map knows replaced, however deep it lies. */
export function withIds<Value>(value: Value, ids: ReadonlyMap<string, string>): Value
export function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => withIds(each, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withIds(each, ids)]))
}

/** Whether a value names any of these, and which. */
export function namedIn(value: unknown, ids: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const look = (each: unknown): void => {
    if (typeof each === 'string') {
      if (ids.has(each)) found.add(each)
    } else if (typeof each === 'object' && each !== null)
      for (const part of Object.values(each)) look(part)
  }
  look(value)
  return found
}
