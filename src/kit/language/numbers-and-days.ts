// Numbers, days and instants as the person's language writes them.
import type { Locale } from '../locales.ts'

/** Of each language, the one that our readers write: Québec, and the Spanish of Mexico and the United States. */
const regions: Readonly<Record<Locale, string>> = { en: 'en', fr: 'fr-CA', es: 'es-MX' }

const formats = new Map<string, Intl.DateTimeFormat>()

/** The first of a month is *1er* in French. */
const first = (locale: Locale, said: string): string =>
  locale === 'fr' ? said.replace(/(?<!\d)1(?= \p{L}{3})/u, '1er') : said

/** Made once for each locale and form: a list asks for hundreds. */
function dates(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(regions[locale], options)
  formats.set(key, known)
  return known
}

/** A calendar day has no zone: it is the same day everywhere. */
export const dayIn = (locale: Locale, day: string): string =>
  dayAs(locale, day, { dateStyle: 'medium' })

/** A calendar day, said otherwise than in short: `{ weekday: 'long' }`. */
export const dayAs = (locale: Locale, day: string, as: Intl.DateTimeFormatOptions): string =>
  first(locale, dates(locale, { ...as, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)))

/** From a day to a day: what both have in common is said once. */
export const daysIn = (locale: Locale, from: string, to: string): string =>
  dates(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to))

/** The day of an instant, in the zone of the person who reads it. */
export const dayOfInstantIn = (locale: Locale, at: string): string =>
  first(locale, dates(locale, { dateStyle: 'medium' }).format(new Date(at)))

/** An instant, in the zone of the person who reads it unless another is named. */
export const instantIn = (locale: Locale, at: string, timeZone?: string): string =>
  first(
    locale,
    dates(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(timeZone && { timeZone }),
    }).format(new Date(at)),
  )

/** The time of an instant, in the zone of the person who reads it. */
export const clockIn = (locale: Locale, at: string, timeZone?: string): string =>
  dates(locale, { timeStyle: 'short', ...(timeZone && { timeZone }) }).format(new Date(at))

export const timeIn = (locale: Locale, time: string): string =>
  dates(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time.slice(0, 5)}:00Z`),
  )

/** A number, said otherwise than plainly: a measure, an amount. */
export const numberAs = (locale: Locale, value: number, as: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(regions[locale], as).format(value)

export const numberIn = (locale: Locale, value: number, decimals = 0): string =>
  numberAs(locale, value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** `69%`, and `69 %` where the language writes it so. */
export const percentIn = (locale: Locale, percent: number): string =>
  numberAs(locale, percent / 100, { style: 'percent', maximumFractionDigits: 1 })
