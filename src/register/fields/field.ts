// What a register says of one of its fields: facts, never functions. Each kind states its behaviour once.
import type { Operator } from '../../form-engine/index.ts'
import type { Say } from '../../kit/sentences.ts'
import type { PartKind } from '../../kit/writing/content.ts'
import type { Tone } from './choice.ts'

/** A condition on another field of the same form, decided by the form engine. */
export type FieldCondition = {
  field: string
  operator: Operator
  value?: string | number | readonly string[]
}

/** All of these; a list inside the list: any of those. */
export type When = readonly (FieldCondition | readonly FieldCondition[])[]

export type FieldFacts = {
  /** In English; made from the field's name where it is left out. */
  label?: string
  hint?: string
  /** What spreadsheets call it beside its label. */
  headings?: readonly string[]
  required?: boolean
  /** No two active rows of a company share it; the table has the index. */
  unique?: boolean
  /** Found by the search of the list; the table's search text holds it. */
  search?: boolean
  /** Set by the server alone. */
  readOnly?: boolean
  /** No column: the server's code beside the definition says how it is found. */
  computed?: boolean
  /** Another table holds it: the server's code beside the definition says how it is found, and writes it. */
  apart?: boolean
  /** A list is not narrowed by it: a coordinate tells nobody anything. */
  unfiltered?: boolean
  /** Asked for only then. */
  when?: When
}

/** What some kinds state besides; each says which of these it takes. */
export type KindFacts = {
  min?: number
  max?: number
  decimals?: number
  unit?: string
  year?: true
  placeholder?: string
  pattern?: RegExp
  patternSays?: string
  default?: unknown
  past?: boolean
  options?: Readonly<Record<string, string>>
  /** What its options say something of, where languages let them agree with it: a deficiency is "fermée". */
  of?: string
  /** The company’s own words, said as they were entered. */
  asEntered?: true
  tones?: Readonly<Record<string, Tone>>
  to?: string
  list?: string
  accept?: readonly string[]
  largest?: number
  columns?: Readonly<Record<string, Field>>
  /** Of a content, beside texts, steps and declarations. */
  parts?: readonly PartKind[]
}

declare const carries: unique symbol

/** `Value` is what a row holds where there is one. */
export type Field<
  Name extends string = string,
  Value = unknown,
  F extends FieldFacts = FieldFacts & KindFacts,
> = F & {
  readonly kind: Name
  readonly [carries]?: Value
}

/** Numbers from 0 to 1, from a seed. */
export type Random = () => number

export type FilterForm = 'text' | 'any-of' | 'range' | 'presence' | 'none'

/** What a kind of field knows. Each narrows the facts it is given itself. What it may hold is in `schemas-of-kinds.ts`:
 *  pages that only show rows check nothing. */
export type Kind = {
  /** The column's type, as the database names it. */
  column: string
  filter: FilterForm
  sorts: boolean
  /** The value is the id of a row elsewhere, or several. */
  points?: 'one' | 'many'
  /** A list of values: never null, empty at least. */
  many?: boolean
  /** A list so long that a history says only what went and what came. */
  long?: boolean
  /** The files that a value has in its midst, by what is accepted of them: files of the row. */
  inMidst?(value: unknown): { accept: readonly string[]; files: string[] }[]
  /** As an export, a list and a history say it. */
  toText(value: unknown, field: Field, say: Say): string
  /** As an import reads it; what is no value stays for `written` to refuse. */
  fromText(text: string, field: Field, say: Say): unknown
  /** A value that could be real, for tests and measurements. */
  example(field: Field, random: Random): unknown
  /** The form engine's type for conditions, and the answer that the value is there. */
  asked: { type: string; answer(value: unknown): unknown }
}

/** Makes the function that states fields of one kind: one that needs no facts. */
export function fieldsOf<Name extends string, Value, Facts extends FieldFacts = FieldFacts>(
  kind: Name,
) {
  function state(): Field<Name, Value, FieldFacts>
  function state<const F extends Facts>(facts: F): Field<Name, Value, F>
  function state(facts: FieldFacts = {}): Field<Name, Value, FieldFacts> {
    return { ...facts, kind }
  }
  return state
}

/** The same for a kind that needs facts. */
export const fieldsWith =
  <Name extends string, Value, Needs extends FieldFacts>(kind: Name) =>
  <const F extends Needs>(facts: F): Field<Name, Value, F> => ({ ...facts, kind })

export const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)]
