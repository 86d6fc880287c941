// The table of terms, and the texts of the catalogues, of the default forms and of the library that have a word which
// it refuses.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '../../src/kit/language/message.ts'
import { type Locale, locales } from '../../src/kit/locales.ts'
import { flat, isMessage, type Nested } from './find-gaps.ts'

const root = join(import.meta.dirname, '../..')

/** In which column of the table the refused words of a language stand. */
const columns: Readonly<Record<Locale, number>> = { en: 1, fr: 3, es: 5 }

export type Said = { language: Locale; key: string; text: string; path: string }
export type Terms = { refused: Record<Locale, string[]>; exceptions: Set<string> }

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const wordsOf = (cell = ''): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

export function readTerms(document: string): Terms {
  const rows = document
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  const terms = rows.filter((cells) => cells.length === 7).slice(2)
  const exceptions = rows.filter((cells) => cells.length === 3).slice(2)
  const refusedIn = (language: Locale) =>
    terms.flatMap((cells) => wordsOf(cells[columns[language]]))
  return {
    refused: { en: refusedIn('en'), fr: refusedIn('fr'), es: refusedIn('es') },
    exceptions: new Set(
      exceptions.flatMap(([keys = '', words]) =>
        [...keys.matchAll(/`([^`]+)`/g)].flatMap((key) =>
          wordsOf(words).map((word) => `${key[1]} ${word}`),
        ),
      ),
    ),
  }
}

/** Whole words, in any case. A hyphen belongs to a word: `e-mail` has no `mail`, nor has OPERATOR_MAIL. */
const holds = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])${word}(?![\\p{L}\\p{N}_-])`, 'iu').test(text)

/** A word that a replacement left twice; “nous nous” and “vous vous” are French. */
const doubled = (text: string): string | undefined =>
  /(?<!\p{L})(?!nous|vous)(\p{L}{3,}) \1(?!\p{L})/u.exec(text)?.[0]

export const doubleFaults = (said: readonly Said[]): string[] =>
  said.flatMap(({ key, text, path }) => {
    const found = doubled(text)
    return found === undefined ? [] : [`${path}: “${key}” says “${found}”`]
  })

/** French sets a space before a colon and within its quotation marks; one that breaks leaves the sign alone on a line. */
export const spaceFaults = (said: readonly Said[]): string[] =>
  said.flatMap(({ language, key, text, path }) => {
    const found = /.{0,12}(?: »| :(?!\.)|« |[\p{L}\p{N})]:(?![\p{L}\p{N}/]))/u.exec(text)?.[0]
    return language !== 'fr' || found === undefined
      ? []
      : [`${path}: “${key}” says “${found}”: a space that does not break stands there`]
  })

export const termFaults = ({ refused, exceptions }: Terms, said: readonly Said[]): string[] =>
  said.flatMap(({ language, key, text, path }) =>
    refused[language]
      .filter((word) => holds(text, word) && !exceptions.has(`${key} ${word}`))
      .map((word) => `${path}: “${key}” says “${word}”, which docs/terms.md has another word for`),
  )

const textOf = (message: Message): string =>
  (typeof message === 'string' ? message : `${message.one}; ${message.other}`).replace(
    /\{\w+\}/g,
    '',
  )

/** English and French, and Spanish where it is written. */
const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  (value.length === 2 || value.length === locales.length) &&
  value.every((one) => typeof one === 'string')

const wordsIn = (value: unknown): string[][] => {
  if (isWords(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** Texts that are written with their languages side by side: default forms, documents of the library. */
const written = ['src/features/forms/library/forms/*.json', 'src/features/*/library/texts/*.json']

/** What they say. */
export const textsSay = (): Said[] =>
  globSync(written, { cwd: root }).flatMap((path) => {
    const texts: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'))
    return wordsIn(texts).flatMap((words) => {
      const [key = ''] = (words[0] ?? '').split('\n')
      return words.flatMap((text, place) => {
        const language = locales[place]
        return language === undefined ? [] : [{ language, key, text, path }]
      })
    })
  })

/** The written texts of the public site, in English. */
export const prosesSay = (): Said[] =>
  globSync('src/features/public-site/prose/texts/*/*.md', { cwd: root }).map((path) => ({
    language: 'en',
    key: path,
    text: readFileSync(join(root, path), 'utf8'),
    path,
  }))

/** What the catalogues say; a definition's words are the keys of its translations. */
export const everythingSaid = (): Said[] =>
  locales.flatMap((language) =>
    globSync(`src/**/words/${language}.json`, { cwd: root }).flatMap((path) => {
      const words: Nested = JSON.parse(readFileSync(join(root, path), 'utf8'))
      return Object.entries(words).flatMap(([section, value]): Said[] => {
        const texts = isMessage(value) ? { [section]: value } : flat(value)
        return Object.entries(texts).flatMap(([key, message]) => [
          { language, key, text: textOf(message), path },
          ...(language === 'fr' && (section === 'words' || section === 'problems')
            ? [{ language: 'en' as const, key, text: textOf(key), path }]
            : []),
        ])
      })
    }),
  )

export const termsOf = (): Terms => readTerms(readFileSync(join(root, 'docs/terms.md'), 'utf8'))
