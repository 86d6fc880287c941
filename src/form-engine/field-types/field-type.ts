import type { Comparable, Relation } from '../comparing.ts'
import type { Answer, DependentValue, Field, ProblemCode, ValueInput } from '../contract.ts'
import type { PositiveOperator } from '../operators.ts'

export type Fault = { readonly code: ProblemCode; readonly message: string }

/** What an answer's rules may look at besides the answer. */
export type Ground = { readonly field: Field; readonly today: () => string }

/** How a field hangs on a parent of this type. */
export type AsParent = {
  readonly input: ValueInput
  readonly relation: Relation
  /** the value as the definition holds it, from any spelling; undefined when it makes no sense */
  readonly read: (stored: unknown) => DependentValue | undefined
  /** the value as it is stored */
  readonly write: (value: DependentValue) => unknown
  /** any of these shows the field; none of them: never */
  readonly operands: (value: DependentValue) => readonly Comparable[]
  /** what a new dependent starts from, and a change of parent goes back to */
  readonly initial: DependentValue
}

/** Everything that one field type knows. Shared code asks; it never branches on a type. */
export type FieldType = {
  readonly name: string
  /** the answer in its own shape, null when it is empty, undefined when it cannot be read */
  readonly answer: (raw: Answer) => Answer | null | undefined
  /** what the answer should have been, for an answer that cannot be read */
  readonly expected: string
  readonly faults: (answer: Answer, ground: Ground) => readonly Fault[]
  /** the shape in which an answer that is not empty is compared */
  readonly comparable: (answer: Answer) => Comparable
  /** the given values of a condition: the operator holds when it holds for any of them */
  readonly operands: (given: unknown, operator: PositiveOperator) => readonly Comparable[]
  /** the operators beside is_empty, each with its meaning */
  readonly relations: Readonly<Partial<Record<PositiveOperator, Relation>>>
  /** fields may be compared with one another when their types share this; null: with none */
  readonly family: string | null
  /** takes an answer at all: a type that does not is never required and never compared */
  readonly answerable: boolean
  /** every answer that the field can have, where that is known: used to prove contradictions */
  readonly domain: (field: Field) => Iterable<Comparable> | undefined
  /** how the builder asks for a value of this type */
  readonly input: ValueInput
  /** how fields depend on this type, or why they may not */
  readonly parent: AsParent | ProblemCode
}
