// What a form asks, as the builder makes it: the form engine's fields with what people read, and
// what an answer leads to. The engine keeps every property that it does not know.
import type { z } from 'zod'
import type { Conditions, FormField, Key } from '../../../form-engine/index.ts'
import type { Locale } from '../../../kit/locales.ts'
import type { calculationParts, facets, optionParts } from './question-schemas.ts'

/** What these parts of a schema say, without the rest that it lets through. */
type Said<Parts extends z.ZodRawShape> = Readonly<z.infer<z.ZodObject<Parts>>>

/** Words beside the English ones that stand in the property itself. */
export type Translations = Partial<Record<Locale, string>>

export type QuestionOption = Said<typeof optionParts>

export const severities = ['low', 'medium', 'high', 'critical'] as const
export type Severity = (typeof severities)[number]

export type Calculation = Said<typeof calculationParts>

export type Question = FormField &
  Said<typeof facets> & {
    /** What a repeating group asks each time. */
    readonly fields?: readonly Question[]
  }

/** For staff alone: for anybody else it is as if the form did not have it. */
export const isInternal = ({ slug }: Pick<Question, 'slug'>): boolean => slug === 'internal'

/** The same question under other conditions. */
export const underConditions = (question: Question, conditions: Conditions | null): Question => ({
  ...question,
  conditions,
})

/** A set of answers that must go on showing the same questions. */
export type SavedCase = {
  readonly id: string
  readonly name: string
  readonly answers: Readonly<Record<Key, unknown>>
  readonly visible: readonly Key[]
}

/** What a failed item asks for, the least first. */
export const failAsks = ['nothing', 'offered', 'words', 'words_and_photo'] as const
export type FailAsks = (typeof failAsks)[number]

export type FormDefinition = {
  readonly fields: readonly Question[]
  /** Words and photos are offered where it says nothing. */
  readonly on_fail?: FailAsks
  /** Which languages it is offered in; the words in the properties themselves are the first's. */
  readonly languages: readonly Locale[]
  readonly cases?: readonly SavedCase[]
  readonly [extra: string]: unknown
}

export const emptyDefinition: FormDefinition = { fields: [], languages: ['en'] }

/** The words of a question, an option or anything else that is labelled, in one language. */
export const labelIn = (thing: { label: string; labels?: Translations }, language: Locale) =>
  thing.labels?.[language] ?? thing.label

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/** A key is made once, says nothing, and is never used again. */
export function newKey(prefix = 'q'): Key {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return `${prefix}_${[...bytes].map((byte) => letters[byte % 32]).join('')}`
}
