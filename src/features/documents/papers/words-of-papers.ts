// What papers of documents say, in the language that they were asked for in.
import { fill, type WordValues } from '../../../kit/language/message.ts'
import type { Locale } from '../../../kit/locales.ts'
import { isNameIn } from '../../../kit/own.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const texts: Readonly<Record<Locale, Readonly<Record<keyof typeof en, string>>>> = { en, fr, es }

/** The word, where there is one of that name. */
export const wordFor = (name: string): keyof typeof en | undefined =>
  isNameIn(en, name) ? name : undefined

export type PaperWords = (word: keyof typeof en, values?: WordValues) => string

export const wordsOfPapers =
  (language: Locale): PaperWords =>
  (word, values) =>
    fill(texts[language][word], values, language)
