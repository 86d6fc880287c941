// The words that definitions of registers state in English, and which of them a language lacks.
import { fieldsIn, labelOf, type Register } from '../../src/register/define.ts'
import { agreeing, type Options } from '../../src/register/fields/choice.ts'
import type { Field } from '../../src/register/fields/field.ts'
import type { LoggedTable } from '../../src/register/logged.ts'

type Worded = {
  options?: Options
  placeholder?: string
  unit?: string
  columns?: Record<string, Field>
}

const fieldWords = ([name, field]: readonly [string, Field]): string[] => {
  const { options = {}, placeholder, unit, columns = {} } = field as Worded
  return [
    labelOf(name, field),
    ...(field.hint === undefined ? [] : [field.hint]),
    ...(placeholder === undefined ? [] : [placeholder]),
    ...(unit === undefined ? [] : [unit]),
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

/** Options as a language may have them where they agree with what they say something of: it need not. */
export const agreeingWords = (registers: readonly Register[]): string[] =>
  registers.flatMap((register) =>
    fieldsIn(register).flatMap(([, { of, options = {} }]) =>
      of === undefined ? [] : Object.values(options).map((english) => agreeing(english, of)),
    ),
  )

/** What the change log says of tables that are no registers. */
export const loggedWords = (tables: readonly LoggedTable[]): string[] =>
  tables
    .flatMap(({ one, fields }) => [one, ...Object.entries(fields).flatMap(fieldWords)])
    .filter(speaks)

const literals = (text: string): string[] =>
  [...text.matchAll(/'((?:[^'\\]|\\.)+)'/g)].map((match) => match[1] ?? '')

/** Words begin with a capital; what does not is a key, such as `'yes'` or `'list_new'`. */
const capital = (words: string) => /^\p{Lu}/u.test(words)

/** Words that code says itself, beside the definitions: `say('Yes')`, `say(a ? 'Yes' : 'No')`, and
 * `say(states[state])` where the table stands in the same file. */
export const saidInCode = (text: string): string[] =>
  [
    ...[...text.matchAll(/\bsay\(((?:'(?:[^'\\]|\\.)*'|[^()'])*)/g)].map((match) => match[1] ?? ''),
    ...[...text.matchAll(/\bsay\((\w+)\[/g)].map(
      ([, table]) => text.match(new RegExp(`const ${table}\\b[^=]*= {([^}]*)}`))?.[1] ?? '',
    ),
  ]
    .flatMap(literals)
    .filter(capital)

/** Words that code hands on to be said: `label: 'Tag out'`, `title: 'Data sheets'`. */
export const handedOn = (text: string): string[] =>
  [...text.matchAll(/\b(?:label|title): ('(?:[^'\\]|\\.)+')/g)]
    .flatMap((match) => literals(match[1] ?? ''))
    .filter(capital)

export type Table = Readonly<Record<string, string>>

/** What of these words a language has no translation of. */
export const missingIn = (words: readonly string[], table: Table): string[] =>
  words.filter((word) => (table[word] ?? '').trim() === '')
