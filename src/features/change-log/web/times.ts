import { clockIn, dayAs } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'

/** Days and times as the company's clocks say them. */
export function timesIn(locale: Locale, timeZone: string) {
  return {
    dayOf: (given: string) => dayAs(locale, given, { dateStyle: 'full' }),
    timeOf: (at: string) => clockIn(locale, at, timeZone),
  }
}
