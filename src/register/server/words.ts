// The words that definitions state in English, in the language of the person who reads them.
import { messages as english } from '../../../messages/composed/en.ts'
import { words as spanish, messages as spanishMessages } from '../../../messages/composed/es.ts'
import { words as french, messages as frenchMessages } from '../../../messages/composed/fr.ts'
import { fill } from '../../kit/language/message.ts'
import type { Locale } from '../../kit/locales.ts'
import type { Say } from '../../kit/sentences.ts'
import type { Catalogue, Text } from '../../kit/web/language/catalogue.ts'

const translations: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {},
  fr: french,
  es: spanish,
}

export const sayIn =
  (language: Locale): Say =>
  (english) =>
    translations[language][english] ?? english

const catalogues: Readonly<Record<Locale, Catalogue>> = {
  en: english,
  fr: frenchMessages,
  es: spanishMessages,
}

/** What screens say, where the server says it: in a file. */
export const textIn =
  (language: Locale): Text =>
  (key, values) =>
    fill(catalogues[language][key], values, language)
