/** Who reads whom, by slot. */
export type Graph = readonly (readonly number[])[]

export const readersOf = (sources: Graph): number[][] => {
  const readers: number[][] = sources.map(() => [])
  sources.forEach((reads, slot) => {
    for (const source of reads) readers[source]?.push(slot)
  })
  return readers
}

export type Order = {
  /** every slot, after all that it reads */
  readonly order: readonly number[]
  /** each cycle from its first slot in form order, every slot reading the next */
  readonly cycles: readonly (readonly number[])[]
}

/**
 * Peels off what reads nothing that is still waiting. When nothing can be peeled a cycle is left:
 * it is named, its fields stop reading, and the peeling goes on, so that one look finds them all.
 */
export const orderOf = (sources: Graph): Order => {
  const readers = readersOf(sources)
  const waitingFor = sources.map((reads) => reads.length)
  const ready = sources.flatMap((reads, slot) => (reads.length === 0 ? [slot] : []))
  const placed = new Set(ready)
  const cycles: number[][] = []
  const release = (slot: number): void => {
    placed.add(slot)
    ready.push(slot)
  }
  let nextWaiting = 0
  for (let at = 0; placed.size < sources.length || at < ready.length; at += 1) {
    while (at >= ready.length) {
      while (placed.has(nextWaiting)) nextWaiting += 1
      const cycle = cycleFrom(nextWaiting, sources, placed)
      cycles.push(cycle)
      for (const slot of cycle) release(slot)
    }
    for (const reader of readers[ready[at] ?? -1] ?? []) {
      const left = (waitingFor[reader] ?? 0) - 1
      waitingFor[reader] = left
      if (left === 0 && !placed.has(reader)) release(reader)
    }
  }
  return { order: ready, cycles }
}

/** Whatever waits, waits for something that waits: following that must come round. */
const cycleFrom = (start: number, sources: Graph, placed: ReadonlySet<number>): number[] => {
  const path: number[] = []
  const seen = new Map<number, number>()
  let slot = start
  while (!seen.has(slot)) {
    seen.set(slot, path.length)
    path.push(slot)
    slot = sources[slot]?.find((source) => !placed.has(source)) ?? slot
  }
  const cycle = path.slice(seen.get(slot))
  const first = cycle.indexOf(Math.min(...cycle))
  return [...cycle.slice(first), ...cycle.slice(0, first)]
}

/** Every slot that a change of one can reach, in the order of `rank`. */
export const coneOf = (start: number, readers: Graph, rank: readonly number[]): number[] => {
  const reached = new Set<number>(readers[start])
  for (const slot of reached) for (const reader of readers[slot] ?? []) reached.add(reader)
  return [...reached].sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0))
}
