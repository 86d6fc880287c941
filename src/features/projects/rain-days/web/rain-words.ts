// A rain day in words.
import type { Say } from '../../../../kit/sentences.ts'
import type { RainKind, RainPart } from '../rain-days.contract.ts'

const kinds: Record<RainKind, string> = {
  rain: 'Rain',
  snow: 'Snow',
  wind: 'Wind',
  heat: 'Heat',
  lightning: 'Lightning',
  strike: 'Strike',
  shutdown: 'Shutdown',
  other: 'Other',
}
const parts: Record<RainPart, string> = {
  full: 'Full day',
  am: 'Before noon',
  pm: 'From noon on',
}

export const kindSaid = (say: Say, kind: RainKind): string => say(kinds[kind])
export const partSaid = (say: Say, part: RainPart): string => say(parts[part])

type RainFacts = { kind: RainKind; part: RainPart; reason: string | null }

/** "Rain · Full day · Water in the excavation" */
export const rainSaid = (say: Say, { kind, part, reason }: RainFacts): string =>
  [say(kinds[kind]), say(parts[part]), reason].filter(Boolean).join(' · ')
