// The words of papers: what leaves the house speaks the language that it was asked for in.
import { fill, type Message, type WordValues } from '../../../kit/language/message.ts'
import type { Locale } from '../../../kit/locales.ts'
import { isNameIn } from '../../../kit/own.ts'
import english from './words/en.json' with { type: 'json' }
import spanish from './words/es.json' with { type: 'json' }
import french from './words/fr.json' with { type: 'json' }

type PaperWord = keyof typeof english
/** `text('page', { n: 1, all: 3 })` */
export type PaperText = (word: PaperWord, values?: WordValues) => string

const tables: Readonly<Record<Locale, Readonly<Record<PaperWord, Message>>>> = {
  en: english,
  fr: french,
  es: spanish,
}

export const paperText =
  (language: Locale): PaperText =>
  (word, values) =>
    fill(tables[language][word], values, language)

/** The word for a value of the database; an unknown value is shown as it is. */
export function wordOf(text: PaperText, family: string, name: string): string {
  const word = `${family}_${name}`
  return isNameIn(english, word) ? text(word) : name
}

const places: Readonly<Record<Locale, string>> = { en: 'en-CA', fr: 'fr-CA', es: 'es' }

/** `69%`, and `69 %` where the language writes it so. */
export const percentIn = (language: Locale, percent: number): string =>
  new Intl.NumberFormat(places[language], { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  )

/** A moment in the place's own time, with the zone's short name: a paper travels. */
export function momentIn(language: Locale, zone: string): (instant: string) => string {
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

export function dayIn(language: Locale): (day: string) => string {
  const shown = new Intl.DateTimeFormat(places[language], { dateStyle: 'medium', timeZone: 'UTC' })
  return (day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? shown.format(new Date(`${day}T00:00:00Z`)) : day)
}
