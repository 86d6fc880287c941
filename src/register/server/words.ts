// The words that definitions state in English, in the language of the person who reads them.
import { words as spanish } from '../../../messages/composed/es.ts'
import { words as french } from '../../../messages/composed/fr.ts'
import type { Locale } from '../../kit/locales.ts'
import type { Say } from '../../kit/sentences.ts'

const translations: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {},
  fr: french,
  es: spanish,
}

export const sayIn =
  (language: Locale): Say =>
  (english) =>
    translations[language][english] ?? english
