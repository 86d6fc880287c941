import type { Locale } from '../locales.ts'

/** A text in each language, out of the files of a folder `words`. */
export const inEach = <Texts, Key extends keyof Texts>(
  texts: Readonly<Record<Locale, Texts>>,
  key: Key,
): Readonly<Record<Locale, Texts[Key]>> => ({
  en: texts.en[key],
  fr: texts.fr[key],
  es: texts.es[key],
})
