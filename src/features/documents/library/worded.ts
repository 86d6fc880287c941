// How the library writes: each words in the languages that it has them in.
import { z } from 'zod'
import { type Locale, locales } from '../../../kit/locales.ts'
import type { Worded } from '../../../manifest/shelf.ts'

export const words = z.string().min(1)
export const worded: z.ZodType<Worded> = z.union([
  z.tuple([words, words]),
  z.tuple([words, words, words]),
])

export const wordsIn = (said: Worded, language: Locale): string | undefined =>
  said[locales.indexOf(language)]
