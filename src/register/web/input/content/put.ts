import type { Locale } from '../../../../kit/locales.ts'
import type { InLanguages } from '../../../../kit/writing/content.ts'

/** The words with those of one language changed; nothing left in it is a language that is missing. */
export const put = <T>(words: InLanguages<T>, locale: Locale, said: T | null): InLanguages<T> => {
  const { [locale]: _, ...others } = words
  return said === null || said === ''
    ? ({ ...others } as InLanguages<T>)
    : { ...words, [locale]: said }
}
