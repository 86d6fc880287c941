/** The list with one of its items at another place; what is beyond an end stays at that end. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, item)
  return next
}
