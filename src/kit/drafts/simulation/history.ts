// A history: what people do on some devices, what the line does, and how long it takes. One seed, one
// history; each step stands alone, so that a shorter history is one with fewer steps.

/** `lost`: the call never arrives; `unheard`: its answer does not; `slow`: it arrives when nobody waits
 *  for it any more; `late`: its answer comes late; `twice`: it arrives twice. */
export type Fate = 'lost' | 'unheard' | 'slow' | 'late' | 'twice'

type At = { readonly device: number; readonly tab: number }
export type HistoryStep =
  | ({ readonly do: 'open' | 'close' | 'submit' | 'photo' | 'swap' | 'stay' } & At)
  | ({ readonly do: 'type' | 'clear'; readonly field: HistoryField } & At)
  | { readonly do: 'kill' | 'cut' | 'join'; readonly device: number }
  | { readonly do: 'sign-in'; readonly device: number; readonly account: string }
  | { readonly do: 'fate'; readonly device: number; readonly fate: Fate }
  | { readonly do: 'wait'; readonly ms: number }

/** Two questions, and an entry of a list that each device adds to. */
export type HistoryField = 'a' | 'b' | 'entry' | 'first'

export type History = {
  /** `ask`: nothing is sent before a conflict is decided, as in the form builder. */
  readonly rules: 'go on' | 'ask'
  /** How far the clock of each device is wrong. */
  readonly clocks: readonly number[]
  readonly steps: readonly HistoryStep[]
}

const waits = [5, 100, 300, 1500, 4000, 20_000] as const
const fields = ['a', 'a', 'b', 'entry', 'first'] as const
const fates = ['lost', 'unheard', 'slow', 'late', 'twice'] as const
const acts = [
  ...(['type', 'type', 'type', 'type', 'type', 'type', 'type', 'wait', 'wait', 'wait'] as const),
  ...([
    'wait',
    'open',
    'open',
    'open',
    'fate',
    'fate',
    'close',
    'clear',
    'submit',
    'photo',
  ] as const),
  ...(['cut', 'cut', 'join', 'kill', 'swap', 'stay', 'sign-in', 'submit'] as const),
] as const

export function historyOf(seed: number): History {
  const chance = chanceOf(seed)
  const devices = chance.pick([1, 2, 2, 2, 3])
  const tabs = chance.pick([1, 1, 2])
  const steps: HistoryStep[] = [{ do: 'open', device: 0, tab: 0 }]
  const length = 6 + chance.below(24)
  while (steps.length < length) {
    const at = { device: chance.below(devices), tab: chance.below(tabs) }
    const { device } = at
    const act = chance.pick(acts)
    if (act === 'type' || act === 'clear')
      steps.push({ do: act, field: chance.pick(fields), ...at })
    else if (act === 'wait') steps.push({ do: act, ms: chance.pick(waits) })
    else if (act === 'fate') steps.push({ do: act, device, fate: chance.pick(fates) })
    else if (act === 'sign-in')
      steps.push({ do: act, device, account: chance.pick(['me', 'me', 'you']) })
    else if (act === 'kill' || act === 'cut' || act === 'join') steps.push({ do: act, device })
    else steps.push({ do: act, ...at })
  }
  return {
    rules: chance.pick(['go on', 'go on', 'ask']),
    clocks: Array.from({ length: devices }, () => chance.pick([0, 0, -3_600_000, 90_000])),
    steps,
  }
}

/** As one reads it. */
export const written = ({ rules, clocks, steps }: History): string =>
  [
    `rules: ${rules}; clocks: ${clocks.join(', ')}`,
    ...steps.map((step) => {
      const { do: act, ...rest } = step
      return `  ${act} ${Object.entries(rest)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`
    }),
  ].join('\n')

/** Chance that can be had again: the same seed, the same numbers. */
type Chance = {
  /** A whole number below `end`. */
  below(end: number): number
  pick<Value>(all: readonly [Value, ...Value[]]): Value
}

/** mulberry32 */
function chanceOf(seed: number): Chance {
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
