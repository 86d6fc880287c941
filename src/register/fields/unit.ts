// What a number counts, in words that agree with it: "1 day", "2 days"; in French "0 jour".
import type { Locale } from '../../kit/locales.ts'
import type { Say } from '../../kit/sentences.ts'

/** Units that are words; a sign such as "h" or "%" is the same for one and for many. */
const ofOne = {
  seconds: 'second',
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  months: 'month',
} as const

const isWord = (unit: string): unit is keyof typeof ofOne => unit in ofOne

type Speech = { locale: Locale; say: Say }

export function unitWords(unit: string, value: unknown, { locale, say }: Speech): string {
  const counted = typeof value === 'number' && isWord(unit)
  return counted && new Intl.PluralRules(locale).select(value) === 'one'
    ? say(ofOne[unit])
    : say(unit)
}
