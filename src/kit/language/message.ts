// A message of the catalogue, with its holes filled: `{count} files`. One that speaks of a count may be
// worded for each way in which its language counts.

import type { Locale } from '../locales.ts'
import { figureIn } from './numbers-and-days.ts'

/** `other` holds wherever the language knows no closer word. */
export type Message = string | { one: string; other: string }
export type WordValues = Readonly<Record<string, string | number>>

const rules = new Map<string, Intl.PluralRules>()

function pluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

function wording(message: Message, { count }: WordValues, language: string): string {
  if (typeof message === 'string') return message
  const isOne = typeof count === 'number' && pluralRules(language).select(count) === 'one'
  return isOne ? message.one : message.other
}

export const fill = (message: Message, values: WordValues = {}, language: Locale = 'en'): string =>
  wording(message, values, language).replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name] ?? `{${name}}`
    // Of a count that is worded, the figure is written as the language writes it.
    const said =
      typeof value === 'number' && typeof message !== 'string'
        ? figureIn(language, value)
        : String(value)
    // “7:30 a.m.” and “Ironside Inc.” end the sentence with their own stop.
    return said.endsWith('.') ? said : said + stop
  })
