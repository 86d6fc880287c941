// The words that definitions of registers state in English, and which of them a language lacks.
import { fieldsIn, labelOf, type Register } from '../../src/register/define.ts'
import type { Options } from '../../src/register/fields/choice.ts'
import type { Field } from '../../src/register/fields/field.ts'

type Worded = {
  options?: Options
  placeholder?: string
  unit?: string
  columns?: Record<string, Field>
}

const fieldWords = ([name, field]: readonly [string, Field]): string[] => {
  const { options = {}, placeholder, columns = {} } = field as Worded
  return [
    labelOf(name, field),
    ...(field.hint === undefined ? [] : [field.hint]),
    ...(placeholder === undefined ? [] : [placeholder]),
    ...Object.values(options),
    ...Object.entries(columns).flatMap(fieldWords),
  ]
}

/** A sample that holds no word, such as `https://` or `12-3456789`, reads alike in any language. */
const speaks = (words: string) => /\p{L}{2}/u.test(words.replace(/https?:\/\/\S*/, ''))

/** Every word that a screen, an export or a message takes from a definition. */
export const registerWords = (registers: readonly Register[]): string[] =>
  [
    ...new Set(
      registers.flatMap((register) => [
        register.one,
        register.many,
        register.lead,
        ...register.form.map(([title]) => title),
        ...fieldsIn(register).flatMap(fieldWords),
      ]),
    ),
  ].filter(speaks)

/** Words that code says itself, beside the definitions: `say('Yes')`. */
export const saidInCode = (text: string): string[] =>
  [...text.matchAll(/\bsay\(\s*'((?:[^'\\]|\\.)+)'/g)].map((match) => match[1] ?? '')

export type Table = Readonly<Record<string, string>>

/** What of these words a language has no translation of. */
export const missingIn = (words: readonly string[], table: Table): string[] =>
  words.filter((word) => (table[word] ?? '').trim() === '')
