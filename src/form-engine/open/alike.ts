import { isRecord } from '../plain.ts'

/** Whether two answers say the same. No answer is deeper than a record of lists. */
export const alike = (a: unknown, b: unknown, depth = 0): boolean => {
  if (Object.is(a, b)) return true
  if (depth > 2) return false
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => alike(item, b[index], depth + 1))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && alike(a[name], b[name], depth + 1))
  )
}
