// One of a few, several of a few, yes or no. The stored value lives for ever; its words may change.
import type { Say } from '../../kit/sentences.ts'
import { type Field, type FieldFacts, fieldsOf, type Kind, pick } from './field.ts'

export type Options = Readonly<Record<string, string>>
type ChoiceFacts = FieldFacts & {
  /** Stored value: what people read, in English. */
  options: Options
  /** What each value means, for the colour of its tag. */
  tones?: Readonly<Record<string, Tone>>
  default?: string
}
export type Tone = 'good' | 'notice' | 'warning' | 'danger' | 'calm'

/** One of a few. */
export const choice = <const F extends ChoiceFacts>(
  facts: F,
): Field<'choice', keyof F['options'] & string, F> => ({ ...facts, kind: 'choice' })
/** Several of a few. */
export const choices = <const F extends FieldFacts & { options: Options }>(
  facts: F,
): Field<'choices', (keyof F['options'] & string)[], F> => ({ ...facts, kind: 'choices' })
export const yesNo = fieldsOf<'yes-no', boolean, FieldFacts & { default?: boolean }>('yes-no')

export const optionsOf = (field: Field): Options => field.options ?? {}

/** An option as the tables of words have it where its word agrees with what it says something of: "Closed (deficiency)". */
export const agreeing = (english: string, of: string): string => `${english} (${of})`

/** A word as it agrees with what it is said of, where the language has it so; else the word alone. */
export function sayAgreeing(english: string, of: string, say: Say): string {
  const key = agreeing(english, of)
  const said = say(key)
  return said === key ? say(english) : said
}

/** What people read of a value, in their language. */
export function sayOption(field: Field, value: string, say: Say): string {
  const english = optionsOf(field)[value] ?? value
  return field.of === undefined ? say(english) : sayAgreeing(english, field.of, say)
}

const plain = (words: string) => words.trim().toLowerCase()

function valueIn(text: string, field: Field, say: Say): string {
  const found = Object.entries(optionsOf(field)).find(([value, english]) =>
    [value, english, sayOption(field, value, say)].some((known) => plain(known) === plain(text)),
  )
  return found?.[0] ?? text
}

const wordsOf = (value: unknown, field: Field, say: Say) => sayOption(field, String(value), say)

export const choiceKinds = {
  choice: {
    column: 'text',
    filter: 'any-of',
    sorts: true,
    toText: wordsOf,
    fromText: valueIn,
    example: (field, random) => pick(Object.keys(optionsOf(field)), random),
    asked: { type: 'select', answer: (value) => value },
  },
  choices: {
    column: 'text[]',
    many: true,
    filter: 'any-of',
    sorts: false,
    toText: (value, field, say) =>
      [value]
        .flat()
        .map((one) => wordsOf(String(one), field, say))
        .join('; '),
    fromText: (text, field, say) =>
      text
        .split(/[;\n]/)
        .filter((part) => part.trim() !== '')
        .map((part) => valueIn(part, field, say)),
    example: (field, random) => Object.keys(optionsOf(field)).filter(() => random() < 0.3),
    asked: { type: 'multiplechoice', answer: (value) => value },
  },
  'yes-no': {
    column: 'boolean',
    filter: 'any-of',
    sorts: true,
    toText: (value, _, say) => say(value === true ? 'Yes' : 'No'),
    fromText: (text, _, say) => {
      const known: Record<string, boolean> = {
        yes: true,
        true: true,
        '1': true,
        no: false,
        false: false,
        '0': false,
      }
      known[plain(say('Yes'))] = true
      known[plain(say('No'))] = false
      return known[plain(text)] ?? text
    },
    example: (_, random) => random() < 0.5,
    asked: {
      type: 'select',
      answer: (value) =>
        value === null || value === undefined ? null : value === true ? 'yes' : 'no',
    },
  },
} satisfies Record<string, Kind>
