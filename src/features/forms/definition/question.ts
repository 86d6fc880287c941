// What a form asks, as the builder makes it: the form engine's fields with what people read, and
// what an answer leads to. The engine keeps every property that it does not know.
import { z } from 'zod'
import type { Conditions, FormField, Key } from '../../../form-engine/index.ts'
import { type Locale, locales } from '../../../kit/locales.ts'

/** What these parts of a schema say, without the rest that it lets through. */
type Said<Parts extends z.ZodRawShape> = Readonly<z.infer<z.ZodObject<Parts>>>

/** Words beside the English ones that stand in the property itself. */
export type Translations = Partial<Record<Locale, string>>

const shortText = z.string().max(2000)
const key = z.string().min(1).max(80)
/** What answers stand under. Every object has something of its own under `constructor`. */
export const answerKey = key.refine((name) => !(name in {}), 'one of its keys must be another word')
const translations = z.partialRecord(z.enum(locales), shortText)
const limit = z.union([z.number(), z.string().max(40)]).nullable()

const optionParts = {
  /** For life: answers hold it. */
  id: key,
  label: shortText,
  labels: translations.exactOptional(),
  score: z.number().nullable().exactOptional(),
  /** Choosing it fails the item. */
  fails: z.boolean().exactOptional(),
  tone: z.string().max(40).exactOptional(),
  /** No longer offered; old answers stay readable. */
  archived: z.boolean().exactOptional(),
}
const option = z.looseObject(optionParts)
export type QuestionOption = Said<typeof optionParts>

export const severities = ['low', 'medium', 'high', 'critical'] as const
export type Severity = (typeof severities)[number]

/** What becomes of an item that fails. */
const deficiencyRule = z.looseObject({
  severity: z.enum(severities),
  /** Days until it is due; the severity's own when left out. */
  due_days: z.number().nullable().exactOptional(),
  photo_required: z.boolean().exactOptional(),
  note: shortText.exactOptional(),
})

const calculationParts = {
  of: z.array(key).max(2000).readonly(),
  how: z.enum(['sum', 'average', 'least', 'most', 'count', 'product', 'difference']),
}
export type Calculation = Said<typeof calculationParts>

/** What can be said of a question beside what the engine decides by. */
export const facets = {
  labels: translations.exactOptional(),
  description: z.string().max(8000).exactOptional(),
  descriptions: z.partialRecord(z.enum(locales), z.string().max(8000)).exactOptional(),
  placeholder: shortText.exactOptional(),
  options: z.array(option).max(1000).readonly().exactOptional(),
  default: z.unknown().exactOptional(),
  /** Begins with the answer of: the last submission, or a fact about the person, the place or the thing. */
  prefill: z.enum(['last', 'today', 'now', 'me', 'project', 'location']).nullable().exactOptional(),
  min: limit.exactOptional(),
  max: limit.exactOptional(),
  step: z.number().nullable().exactOptional(),
  unit: z.string().max(80).exactOptional(),
  max_length: z.number().nullable().exactOptional(),
  multiple: z.boolean().exactOptional(),
  /** Which kinds of documents it offers: all where it says none. */
  kinds: z.array(z.string().max(80)).max(50).readonly().exactOptional(),
  confidential: z.boolean().exactOptional(),
  annotate: z.boolean().exactOptional(),
  deficiency: deficiencyRule.nullable().exactOptional(),
  /** The rows of a matrix; its options are its columns. */
  rows: z
    .array(option.extend({ id: answerKey }))
    .max(500)
    .readonly()
    .exactOptional(),
  calculation: z.looseObject(calculationParts).exactOptional(),
}

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
