// How the library writes: each words in the languages that it has them in.
import { z } from 'zod'
import { type Locale, locales } from '../../../kit/locales.ts'

export const words = z.string().min(1)
/** English, French, and Spanish where it is written. */
export type Worded = readonly [en: string, fr: string, es?: string]
export const worded: z.ZodType<Worded> = z.union([
  z.tuple([words, words]),
  z.tuple([words, words, words]),
])

export const wordsIn = (said: Worded, language: Locale): string | undefined =>
  said[locales.indexOf(language)]

/** What becomes a row of a register. */
export type OnShelf = {
  readonly id: string
  /** What the row is called. */
  readonly title: Worded
  readonly category: Worded
  /** Fields that point at other rows of the shelf, by their ids: those that are there are pointed at. */
  readonly points?: Readonly<Record<string, string | readonly string[] | undefined>>
  /** In a language; nothing where it is not written in it. */
  fields(language: Locale): Readonly<Record<string, unknown>> | undefined
}
