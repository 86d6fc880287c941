// The words of papers: what leaves the house speaks the language that it was asked for in.
import english from '../../../../messages/papers/en.json' with { type: 'json' }
import spanish from '../../../../messages/papers/es.json' with { type: 'json' }
import french from '../../../../messages/papers/fr.json' with { type: 'json' }
import type { Language } from '../../forms/definition/index.ts'

export type PaperWord = keyof typeof english
/** `text('page', { n: 1, all: 3 })` */
export type PaperText = (word: PaperWord, values?: Record<string, string | number>) => string

const tables: Readonly<Record<Language, Readonly<Record<PaperWord, string>>>> = {
  en: english,
  fr: french,
  es: spanish,
}

export const paperText =
  (language: Language): PaperText =>
  (word, values = {}) =>
    tables[language][word].replace(/\{(\w+)\}/g, (hole, name: string) =>
      String(values[name] ?? hole),
    )

/** A word that is made of what the database says; what is not known is shown as it is. */
export const wordOf = (text: PaperText, family: string, name: string): string =>
  `${family}_${name}` in english ? text(`${family}_${name}` as PaperWord) : name

const places: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA', es: 'es' }

/** `69%`, and `69 %` where the language writes it so. */
export const percentIn = (language: Language, percent: number): string =>
  new Intl.NumberFormat(places[language], { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  )

/** A moment in the place's own time, with the zone's short name: a paper travels. */
export function momentIn(language: Language, zone: string): (instant: string) => string {
  const shown = new Intl.DateTimeFormat(places[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: zone,
  })
  const named = new Intl.DateTimeFormat(places[language], { timeZone: zone, timeZoneName: 'short' })
  return (instant) => {
    const moment = new Date(instant)
    const zoned = named.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value
    return `${shown.format(moment)} ${zoned ?? zone}`
  }
}

export function dayIn(language: Language): (day: string) => string {
  const shown = new Intl.DateTimeFormat(places[language], { dateStyle: 'medium', timeZone: 'UTC' })
  return (day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? shown.format(new Date(`${day}T00:00:00Z`)) : day)
}
