import { isRecord } from './own.ts'

/** Whether two values would be written as the same JSON, in whatever order their properties stand. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, at) => same(each, b[at]))
  if (isRecord(a) && isRecord(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)])
    return [...names].every((name) => same(a[name], b[name]))
  }
  // A missing value and an empty one are the same.
  return (a ?? null) === (b ?? null)
}
