// Plays many histories; of one that ends badly, the shortest that still does.
import { type History, historyOf } from './history.ts'
import { playHistory } from './judge.ts'
import type { Parts } from './world.ts'

export type FoundFault = {
  readonly seed: number
  readonly wrong: string
  readonly history: History
}

/** The same with fewer steps, as long as any step can be left out. */
function shortest(history: History, isWrong: (history: History) => boolean): History {
  let now = history
  for (let at = now.steps.length - 1; at >= 0; at -= 1) {
    const shorter = { ...now, steps: now.steps.toSpliced(at, 1) }
    if (isWrong(shorter)) {
      now = shorter
      at = now.steps.length
    }
  }
  const right = { ...now, clocks: now.clocks.map(() => 0) }
  return isWrong(right) ? right : now
}

/** Plays the histories of these seeds; stops at the first that ends badly. */
export function simulate(
  from: number,
  count: number,
  replaced?: Partial<Parts>,
): FoundFault | undefined {
  for (let seed = from; seed < from + count; seed += 1) {
    const history = historyOf(seed)
    if (playHistory(history, replaced) === undefined) continue
    const short = shortest(history, (one) => playHistory(one, replaced) !== undefined)
    return { seed, wrong: playHistory(short, replaced) ?? '', history: short }
  }
  return undefined
}
