/** Whether two values would be written as the same JSON, in whatever order their properties stand. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    // What is not there and what holds nothing are one.
    return (a ?? null) === (b ?? null)
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((each, at) => same(each, b[at]))
    )
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => same(one[name], other[name]))
}
