// Chance that can be had again: the same seed, the same numbers.

export type Chance = {
  /** A whole number below `end`. */
  below(end: number): number
  pick<Value>(all: readonly [Value, ...Value[]]): Value
}

/** mulberry32 */
export function chanceOf(seed: number): Chance {
  let at = (seed * 2_654_435_761) | 0
  const next = () => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return { below, pick: (all) => all[below(all.length)] ?? all[0] }
}
