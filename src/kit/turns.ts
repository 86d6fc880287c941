// Heavy work: few at once, the others wait in a line that has an end.
import { Problem } from './problems.ts'

/** How long to stay away for whom there is no room in the line, in seconds. */
const comeBack = 5

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }): InTurn {
  let busy = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (busy < atOnce) busy += 1
    else if (line.length < waiting) await new Promise<void>((begin) => line.push(begin))
    else throw new Problem('rate/exceeded', { extra: { retry_after: comeBack } })
    try {
      return await work()
    } finally {
      // The next in line takes the place over.
      const next = line.shift()
      if (next === undefined) busy -= 1
      else next()
    }
  }
}
