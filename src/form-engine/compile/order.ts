import type { FieldNode } from './form.ts'

/**
 * Every place after all that it reads: whatever reads nothing that still waits comes next. When
 * all that is left waits there is a cycle: it is handed over, from its first place on, each reading
 * the next; its places wait no longer, so that one look finds every cycle.
 */
export const orderOf = (
  places: readonly FieldNode[],
  onCycle: (cycle: readonly FieldNode[]) => void,
): FieldNode[] => {
  const placed = new Set<FieldNode>()
  const put = (ready: readonly FieldNode[]): void => {
    const next = [...ready]
    // grows as it is walked
    for (const place of next) {
      if (placed.has(place)) continue
      placed.add(place)
      for (const reader of place.readers) {
        reader.waitsFor -= 1
        if (reader.waitsFor === 0) next.push(reader)
      }
    }
  }
  put(places.filter(({ waitsFor }) => waitsFor === 0))
  for (const place of places) {
    if (placed.has(place)) continue
    const cycle = cycleFrom(place, placed)
    onCycle(cycle)
    put(cycle)
  }
  return [...placed]
}

/** Whatever waits, waits for something that waits: following that must come round. */
const cycleFrom = (start: FieldNode, placed: ReadonlySet<FieldNode>): FieldNode[] => {
  const path = new Set<FieldNode>()
  let place = start
  while (!path.has(place)) {
    path.add(place)
    const sources = place.atoms.flatMap(({ reads }) => reads)
    place = sources.find((source) => !placed.has(source)) ?? place
  }
  const steps = [...path]
  const cycle = steps.slice(steps.indexOf(place))
  const first = cycle.indexOf(cycle.reduce((a, b) => (a.slot < b.slot ? a : b)))
  return [...cycle.slice(first), ...cycle.slice(0, first)]
}

export const coneOf = (place: FieldNode): readonly FieldNode[] => {
  if (place.cone) return place.cone
  const reached = new Set(place.readers)
  // a set takes in what is added while it is walked
  for (const { readers } of reached) for (const reader of readers) reached.add(reader)
  place.cone = [...reached].sort((a, b) => a.rank - b.rank)
  return place.cone
}
