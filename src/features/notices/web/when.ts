import type { Locale } from '../../../kit/locales.ts'

/** The day of an instant where the company is. */
const dayOf = (at: string | Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(at))

/** The time today, and before that the day. */
export function whenIn(locale: Locale, timeZone: string, now = new Date()) {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const today = dayOf(now, timeZone)
  return (at: string) => (dayOf(at, timeZone) === today ? time : day).format(new Date(at))
}
