// The words that definitions state in English, in the language of whoever reads them.
import spanish from '../../../messages/words/es.json' with { type: 'json' }
import french from '../../../messages/words/fr.json' with { type: 'json' }
import type { Language } from '../../kit/http/server/language.ts'
import type { Say } from '../fields/field.ts'

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  fr: french,
  es: spanish,
}

export const languages = Object.keys(words) as Language[]

export const sayIn =
  (language: Language): Say =>
  (english) =>
    words[language][english] ?? english
