// What a form asks, as the builder makes it: the form engine's fields with what people read, and
// what an answer leads to. The engine keeps every property that it does not know.
import type { Conditions, Field, Key } from '../../../form-engine/index.ts'

export const languages = ['en', 'fr', 'es'] as const
export type Language = (typeof languages)[number]
/** Words beside the English ones that stand in the property itself. */
export type Translations = Partial<Record<Language, string>>

export type Option = {
  /** For life: answers hold it. */
  readonly id: string
  readonly label: string
  readonly labels?: Translations
  readonly score?: number | null
  /** Choosing it fails the item. */
  readonly fails?: boolean
  readonly tone?: string
  /** No longer offered; old answers stay readable. */
  readonly archived?: boolean
}

export type Severity = 'low' | 'medium' | 'high' | 'critical'

/** What becomes of an item that fails. */
export type DeficiencyRule = {
  readonly severity: Severity
  /** Days until it is due; the severity's own when left out. */
  readonly due_days?: number | null
  readonly photo_required?: boolean
  readonly note?: string
}

export type Calculation = {
  readonly of: readonly Key[]
  readonly how: 'sum' | 'average' | 'least' | 'most' | 'count' | 'product' | 'difference'
}

export type Question = Field & {
  readonly labels?: Translations
  readonly description?: string
  readonly descriptions?: Translations
  readonly placeholder?: string
  readonly options?: readonly Option[]
  readonly default?: unknown
  /** Begins with the answer of: the last submission, or a fact of whoever and whatever it is about. */
  readonly prefill?: 'last' | 'today' | 'now' | 'me' | 'project' | 'location'
  readonly min?: number | string | null
  readonly max?: number | string | null
  readonly step?: number | null
  readonly unit?: string
  readonly max_length?: number | null
  readonly multiple?: boolean
  readonly confidential?: boolean
  readonly annotate?: boolean
  readonly deficiency?: DeficiencyRule | null
  /** The rows of a matrix; its options are its columns. */
  readonly rows?: readonly Option[]
  /** What a repeating group asks each time. */
  readonly fields?: readonly Question[]
  readonly calculation?: Calculation
}

/** The same question under other conditions. */
export const underConditions = (question: Question, conditions: Conditions | null): Question =>
  ({ ...question, conditions }) as Question

/** A set of answers that must go on showing the same questions. */
export type SavedCase = {
  readonly id: string
  readonly name: string
  readonly answers: Readonly<Record<Key, unknown>>
  readonly visible: readonly Key[]
}

export type FormDefinition = {
  readonly fields: readonly Question[]
  /** Which languages it is offered in; the words in the properties themselves are the first's. */
  readonly languages: readonly Language[]
  readonly cases?: readonly SavedCase[]
  readonly [extra: string]: unknown
}

export const emptyDefinition: FormDefinition = { fields: [], languages: ['en'] }

/** The words of a question, an option or anything else that is labelled, in one language. */
export const labelIn = (thing: { label: string; labels?: Translations }, language: Language) =>
  thing.labels?.[language] ?? thing.label

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/** A key is made once, says nothing, and is never used again. */
export function newKey(prefix = 'q'): Key {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return `${prefix}_${[...bytes].map((byte) => letters[byte % 32]).join('')}`
}
