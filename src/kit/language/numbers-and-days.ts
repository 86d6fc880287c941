// Numbers, days and instants as the person's language writes them.
import type { Locale } from '../locales.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each locale and form: a list asks for hundreds. */
function dates(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

/** A calendar day has no zone: it is the same day everywhere. */
export const dayIn = (locale: Locale, day: string): string =>
  dates(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** An instant, in the zone of the person who reads it unless another is named. */
export const instantIn = (locale: Locale, at: string, timeZone?: string): string =>
  dates(locale, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) }).format(
    new Date(at),
  )

/** The time of an instant, in the zone of the person who reads it. */
export const clockIn = (locale: Locale, at: string): string =>
  dates(locale, { timeStyle: 'short' }).format(new Date(at))

export const timeIn = (locale: Locale, time: string): string =>
  dates(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time.slice(0, 5)}:00Z`),
  )

export const numberIn = (locale: Locale, value: number, decimals = 0): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)

/** `69%`, and `69 %` where the language writes it so. */
export const percentIn = (locale: Locale, percent: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  )
