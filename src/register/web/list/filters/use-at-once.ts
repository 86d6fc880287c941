import { useState } from 'react'

/** Values that the address holds, shown as they are chosen: the address follows a moment later. */
export function useAtOnce(values: readonly string[]) {
  const key = values.join('\n')
  const [chosen, setChosen] = useState({ over: key, values })
  return {
    now: chosen.over === key ? chosen.values : values,
    set: (next: readonly string[]) => setChosen({ over: key, values: next }),
  }
}
