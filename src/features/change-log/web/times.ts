import type { Locale } from '../../../kit/locales.ts'

/** Days and times as the company's clocks say them. */
export function timesIn(locale: Locale, timeZone: string) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  return {
    dayOf: (given: string) => day.format(new Date(`${given}T00:00:00Z`)),
    timeOf: (at: string) => time.format(new Date(at)),
  }
}
