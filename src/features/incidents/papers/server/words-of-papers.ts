// What papers of agencies say, in the language that they were asked for in.
import { fill, type WordValues } from '../../../../kit/language/message.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { sayIn } from '../../../../register/server/words.ts'
import ruleEn from '../../../../regulation/words/en.json' with { type: 'json' }
import ruleEs from '../../../../regulation/words/es.json' with { type: 'json' }
import ruleFr from '../../../../regulation/words/fr.json' with { type: 'json' }
import type { Speech } from '../agency-papers.ts'
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

type Words = Readonly<Record<string, string>>
const texts: Readonly<Record<Locale, Readonly<Record<keyof typeof en, string>>>> = { en, fr, es }
const rules: Readonly<Record<Locale, Words>> = { en: ruleEn, fr: ruleFr, es: ruleEs }

export const speechIn = (language: Locale): Speech => ({
  language,
  say: sayIn(language),
  rule: (key) => rules[language][key] ?? key,
})

export const wordsOfPapers =
  (language: Locale) =>
  (word: keyof typeof en, values?: WordValues): string =>
    fill(texts[language][word], values, language)

export type WordOfPapers = ReturnType<typeof wordsOfPapers>
