// What a statement answers, said as a value: the type of its rows follows from it, and in tests each answer is
// held against it.
import { tables } from './tables.ts'

/** What the driver makes of a column; with `?` it may be null. */
type Values = {
  string: string
  number: number
  boolean: boolean
  bytes: Buffer
  strings: string[]
  numbers: number[]
  moments: Date[]
  json: unknown
}
export type ColumnKind = keyof Values

/** A kind whose values are known better than the database knows them. */
export type Narrow<T> = { readonly kind: 'string' | 'number' | 'strings' | 'json'; readonly is?: T }

type Column = ColumnKind | `${ColumnKind}?` | Narrow<unknown>
export type RowShape = Readonly<Record<string, Column>>

type ValueOf<C> =
  C extends Narrow<infer T>
    ? T
    : C extends `${infer K extends ColumnKind}?`
      ? Values[K] | null
      : C extends ColumnKind
        ? Values[C]
        : never

export type RowOf<S extends RowShape> = { -readonly [Name in keyof S]: ValueOf<S[Name]> }

/** Some texts and no others, such as those of a check. */
export const one = <T extends string | null>(): Narrow<T> => ({ kind: 'string' })
/** What was put together in the statement, or stored as a document. */
export const json = <T>(): Narrow<T> => ({ kind: 'json' })

/** A shape that several statements answer. */
export const row = <const S extends RowShape>(shape: S): S => shape

type Tables = typeof tables

/** Columns as the live catalogue has them. */
export function columns<const Name extends keyof Tables, const Field extends keyof Tables[Name]>(
  table: Name,
  ...fields: Field[]
): Pick<Tables[Name], Field> {
  const found: Partial<Pick<Tables[Name], Field>> = {}
  for (const field of fields) found[field] = tables[table][field]
  return found as Pick<Tables[Name], Field>
}
