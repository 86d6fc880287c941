import { type Comparable, isBlank, type Relation } from '../comparing.ts'
import type {
  Answer,
  AnswerCode,
  DependentValue,
  FormField,
  ParentCode,
  ValueInput,
} from '../contract.ts'
import type { PositiveOperator } from '../operators.ts'

export type Fault = { readonly code: AnswerCode; readonly message: string }

/** What the rules of an answer may look at besides the answer. */
export type AnswerContext = { readonly field: FormField; readonly today: () => string }

/** How a field hangs on a parent of this type. */
export type AsParent = {
  readonly input: ValueInput
  readonly relation: Relation
  /** any of these shows the field; none of them: never */
  readonly operands: (value: DependentValue) => readonly Comparable[]
  /** the value in its own shape; undefined when it makes no sense */
  readonly read: (value: unknown) => DependentValue | undefined
  /** `json`: data that may also be stored as its text; `json-text`: data that always is */
  readonly stored?: 'json' | 'json-text'
  /** what a new dependent starts from, and a change of parent goes back to */
  readonly initial: DependentValue
}

/** Everything that one field type knows. Shared code asks; it never branches on a type. */
export type FieldType = {
  readonly name: string
  /** false for a type that is only read: never required, never compared, never a parent */
  readonly answerable?: false
  /** from what is not blank, the answer; null when that is empty, undefined when unreadable */
  readonly answer: (given: Answer) => Answer | null | undefined
  /** what an answer must be, said of one that cannot be read */
  readonly expected: string
  /** what is wrong with an answer that is not empty */
  readonly faults?: (answer: Answer, ground: AnswerContext) => readonly Fault[]
  /** the shape in which an answer that is not empty is compared */
  readonly comparable: (answer: Answer) => Comparable
  /** the given values of a condition: the operator holds when it holds for any of them */
  readonly operands: (given: unknown, operator: PositiveOperator) => readonly Comparable[]
  /** whether what is given says enough for a condition; whatever is not blank, where left out */
  readonly isWhole?: (given: unknown) => boolean
  /** the operators beside is_empty, each with its meaning */
  readonly relations: Readonly<Partial<Record<PositiveOperator, Relation>>>
  /** fields may be compared with one another when their types share this */
  readonly family: string
  /** every answer that the field can have, none of them where that is not known */
  readonly domain?: (field: FormField) => ReadonlySet<Comparable>
  /** how the builder asks for a value of this type */
  readonly input: ValueInput
  /** how fields depend on this type, or the code that refuses it */
  readonly parent: AsParent | ParentCode
}

/** The answer in its type's shape; null when it is empty, undefined when it cannot be read. */
export const answerOf = (type: FieldType, given: Answer): Answer | null | undefined =>
  isBlank(given) ? null : type.answer(given)
