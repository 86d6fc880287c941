// What the languages lack against English: missing, extra, empty, or with other holes.

import type { Message } from '../../src/kit/language/message.ts'

export type Messages = Record<string, Message>
export type Nested = { [key: string]: Message | Nested }

export const isMessage = (value: Message | Nested): value is Message =>
  typeof value === 'string' || 'other' in value

/** Texts that are grouped, each by its whole name: `link.subject`. */
export const flat = (nested: Nested): Messages =>
  Object.fromEntries(
    Object.entries(nested).flatMap(([key, value]): [string, Message][] =>
      isMessage(value)
        ? [[key, value]]
        : Object.entries(flat(value)).map(([inner, message]) => [`${key}.${inner}`, message]),
    ),
  )

const wordings = (message: Message = '') =>
  typeof message === 'string' ? [message] : [message.one, message.other]

/** Of a message that is worded by count, those of the wording for many: one is one without a figure. */
const holes = (message: Message) =>
  [...(wordings(message).at(-1) ?? '').matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1])
    .sort()
    .join(',')

export function findGaps(languages: Record<string, Messages>): string[] {
  const { en = {}, ...others } = languages
  return Object.entries(others).flatMap(([language, messages]) => [
    ...Object.keys(en)
      .filter((key) => wordings(messages[key]).some((words) => words.trim() === ''))
      .map((key) => `${language}: "${key}" is missing`),
    ...Object.keys(messages)
      .filter((key) => !(key in en))
      .map((key) => `${language}: "${key}" is not in English`),
    ...Object.keys(en)
      .filter((key) => key in messages && holes(en[key] ?? '') !== holes(messages[key] ?? ''))
      .map((key) => `${language}: "${key}" has other holes than in English`),
  ])
}
