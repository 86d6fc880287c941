// Some rows of the same few fields, as one text.
import type { PageKey } from '../says.ts'
import {
  type CalculatorField,
  type CalculatorFields,
  type FactsOf,
  type FieldCommon,
  type FieldMore,
  factsOf,
} from './fields.ts'

const between = { rows: ';', cells: '~' }
export const splitRows = (text: string): string[][] =>
  text === '' ? [] : text.split(between.rows).map((row) => row.split(between.cells))
export const joinRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(between.cells)).join(between.rows)

/** Some rows of the same few fields. */
export const rows = <Columns extends CalculatorFields>(
  label: PageKey,
  columns: Columns,
  initial: FieldCommon<unknown>['initial'],
  given: FieldMore = {},
): CalculatorField<FactsOf<Columns>[]> => ({
  kind: 'rows',
  label,
  columns,
  initial,
  read: (text) => splitRows(text).map((cells) => factsOf(columns, (_, at) => cells[at])),
  ...given,
})
