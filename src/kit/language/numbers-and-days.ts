// Numbers, days and moments as the reader's language writes them: docs/terms.md shows how.
import type { Locale } from '../locales.ts'

/** Of each language, the one that our readers write: Québec, and the Spanish of Mexico and the United States. */
const regions: Readonly<Record<Locale, string>> = { en: 'en', fr: 'fr-CA', es: 'es-MX' }

/** Spanish of Mexico has no names for the zones of Canada: `GMT-5`. */
const zoneNames: Readonly<Record<Locale, string>> = { ...regions, es: 'es-US' }

/** Made once for each language and form: a list asks for hundreds. */
const once = <Format, Options>(Maker: new (region: string, options: Options) => Format) => {
  const made = new Map<string, Format>()
  return (region: string, options: Options): Format => {
    const key = `${region} ${JSON.stringify(options)}`
    const known = made.get(key) ?? new Maker(region, options)
    made.set(key, known)
    return known
  }
}
const dates = once<Intl.DateTimeFormat, Intl.DateTimeFormatOptions>(Intl.DateTimeFormat)
const figures = once<Intl.NumberFormat, Intl.NumberFormatOptions>(Intl.NumberFormat)

/** What the language wants otherwise than the formats have it: `1er nov.`, `6 h 39`, `9 h`; `1–8 nov 2026`. */
const mended: Readonly<Record<Locale, (said: string) => string>> = {
  en: (said) => said,
  fr: (said) =>
    said
      .replace(/(?<!\d)1(?=\s\p{L}{3}|\s?–)/u, '1er')
      .replace(/\b0?(\d{1,2}) h (\d\d)/, (_, hours: string, minutes: string) =>
        minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`,
      ),
  es: (said) =>
    said
      .replace(/(\d) de (\p{L}{3})(?!\p{L})(?: de)?/gu, '$1 $2')
      .replace(/^(\p{L}{3}) (?=\d)/u, '$1, '),
}

/** A narrow space that cannot break is missing from the fonts of papers. */
const say = (locale: Locale, said: string): string =>
  mended[locale](said).replaceAll('\u202f', '\u00a0')

/** A calendar day has no zone: it is the same day everywhere. */
export const dayIn = (locale: Locale, day: string): string =>
  dayAs(locale, day, { dateStyle: 'medium' })

/** A calendar day, said otherwise than in short: `{ weekday: 'long' }`. */
export const dayAs = (locale: Locale, day: string, as: Intl.DateTimeFormatOptions): string =>
  say(locale, dates(regions[locale], { ...as, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`)))

/** From a day to a day: what both have in common is said once. */
export function daysIn(locale: Locale, from: string, to: string): string {
  const format = dates(regions[locale], { dateStyle: 'medium', timeZone: 'UTC' })
  return say(locale, format.formatRange(new Date(from), new Date(to)))
}

/** A moment on the clocks of a zone, the device's own where none is named. */
export const instantIn = (
  locale: Locale,
  at: string,
  timeZone?: string,
  dateStyle: 'medium' | 'full' = 'medium',
): string =>
  say(
    locale,
    dates(regions[locale], {
      dateStyle,
      timeStyle: 'short',
      ...(timeZone && { timeZone }),
    }).format(new Date(at)),
  )

/** Its time alone. */
export const clockIn = (locale: Locale, at: string, timeZone?: string): string =>
  say(
    locale,
    dates(regions[locale], { timeStyle: 'short', ...(timeZone && { timeZone }) }).format(
      new Date(at),
    ),
  )

/** What the clocks of a zone are called at a moment: `EST`, `HNE`. */
export const zoneIn = (locale: Locale, at: string, timeZone: string): string =>
  dates(zoneNames[locale], { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** A moment with its zone, for what travels: a paper, a mail. */
export const zonedIn = (
  locale: Locale,
  at: string,
  timeZone: string,
  dateStyle: 'medium' | 'full' = 'medium',
): string => `${instantIn(locale, at, timeZone, dateStyle)} ${zoneIn(locale, at, timeZone)}`

/** A time of day: `07:30`. */
export const timeIn = (locale: Locale, time: string): string =>
  clockIn(locale, `1970-01-01T${time.slice(0, 5)}Z`, 'UTC')

/** A day with its time as a form has it, which no zone moves: `2026-03-09T07:30`. */
export const momentIn = (locale: Locale, local: string): string =>
  instantIn(locale, `${local.slice(0, 16)}Z`, 'UTC')

/** A number, said otherwise than plainly: a measure, an amount. */
export const numberAs = (locale: Locale, value: number, as: Intl.NumberFormatOptions): string =>
  figures(regions[locale], as).format(value).replaceAll('\u202f', '\u00a0')

export const numberIn = (locale: Locale, value: number, decimals = 0): string =>
  numberAs(locale, value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** A number with the digits that it has. */
export const figureIn = (locale: Locale, value: number): string =>
  numberAs(locale, value, { maximumFractionDigits: 20 })

/** `69%`, and `69 %` where the language writes it so. */
export const percentIn = (locale: Locale, percent: number): string =>
  numberAs(locale, percent / 100, { style: 'percent', maximumFractionDigits: 1 })

/** The time zone of the device. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
