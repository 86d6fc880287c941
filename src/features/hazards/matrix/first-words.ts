// What the levels and bands of a new company are called.
import { type Locale, locales } from '../../../kit/locales.ts'
import written from './first-words.json' with { type: 'json' }

/** The words of one language: of each list of three, the one that stands for it. */
function inLanguage(words: unknown, n: number): unknown {
  if (Array.isArray(words))
    return words.every((one) => typeof one === 'string')
      ? words[n]
      : words.map((one: unknown) => inLanguage(one, n))
  return Object.fromEntries(
    Object.entries(words ?? {}).map(([name, of]) => [name, inLanguage(of, n)]),
  )
}

export const firstWords = (language: Locale): unknown =>
  inLanguage(written, locales.indexOf(language))
