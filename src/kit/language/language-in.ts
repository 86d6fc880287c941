import type { Locale } from '../locales.ts'

/** What a language is called within a sentence of another: `anglais`, `inglés`. */
export const languageIn = (locale: Locale, spoken: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(spoken) ?? spoken
