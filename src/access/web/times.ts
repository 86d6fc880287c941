// Moments as screens say them: on the company's clocks, wherever the person is.
import { dayAt } from '../../kit/day.ts'
import { clockIn, dayAs, dayIn, instantIn, zoneIn } from '../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../kit/locales.ts'

export type Times = ReturnType<typeof timesIn>

/** `device`: the zone that the device's own clock is in. The company's is named where that shows another time. */
export function timesIn(locale: Locale, company: string | undefined, device?: string) {
  const named = (said: string, at: string) =>
    company !== undefined && instantIn('en', at, company) !== instantIn('en', at, device)
      ? `${said} ${zoneIn(locale, at, company)}`
      : said
  const dayOf = (at: string | Date) => dayAt(new Date(at), company)
  const clock = (at: string) => named(clockIn(locale, at, company), at)
  const moment = (at: string) => named(instantIn(locale, at, company), at)
  return {
    clock,
    moment,
    day: (at: string) => dayIn(locale, dayOf(at)),
    /** Under a column of a chart, where there is no room for a zone or a year. */
    mark: (at: string, by: 'hour' | 'day') =>
      by === 'hour'
        ? clockIn(locale, at, company)
        : dayAs(locale, dayOf(at), { month: 'short', day: 'numeric' }),
    /** The time alone where that is of today. */
    recent: (at: string, now = new Date()) => (dayOf(at) === dayOf(now) ? clock : moment)(at),
  }
}
