import { dayAt } from '../../../kit/day.ts'
import { clockIn, instantIn } from '../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../kit/locales.ts'

/** The day of an instant where the company is. */
const dayOf = (at: string | Date, timeZone: string) => dayAt(new Date(at), timeZone)

/** The time today, and before that the day. */
export function whenIn(locale: Locale, timeZone: string, now = new Date()) {
  const today = dayOf(now, timeZone)
  return (at: string) => (dayOf(at, timeZone) === today ? clockIn : instantIn)(locale, at, timeZone)
}
