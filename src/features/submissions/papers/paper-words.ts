// The words of papers: what leaves the house speaks the language that it was asked for in.
import { fill, type Message, type WordValues } from '../../../kit/language/message.ts'
import {
  dayIn,
  figureIn,
  momentIn,
  timeIn,
  zonedIn,
} from '../../../kit/language/numbers-and-days.ts'
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

/** How answers are written: moments on the place's own clocks, with their zone, since a paper travels. */
export const writingIn = (language: Locale, zone: string) => ({
  moment: (instant: string) => zonedIn(language, instant, zone),
  ...answersIn(language),
})

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const isTime = (text: string) => /^\d\d:\d\d/.test(text)

/** What was typed otherwise is shown as it was typed. */
export const answersIn = (language: Locale) => ({
  day: (day: string) => (isDay(day) ? dayIn(language, day) : day),
  time: (time: string) => (isTime(time) ? timeIn(language, time) : time),
  dayAndTime: (local: string) => {
    const [day = '', time = ''] = local.split('T')
    return isDay(day) && isTime(time) ? momentIn(language, local) : local
  },
  number: (value: unknown) =>
    typeof value === 'number' ? figureIn(language, value) : String(value),
})

/** As a sheet has them, which computes and orders with what is in its cells. */
export const asTyped = {
  day: (day: string) => day,
  time: (time: string) => time,
  dayAndTime: (local: string) => local.replace('T', ' '),
  number: String,
}
