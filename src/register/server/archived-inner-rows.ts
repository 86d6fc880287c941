// Rows within a row that keep their ids for life: what is taken out of the list stays, archived, so
// that what was recorded with it keeps its name.
import { type InnerRow, innerRowsOf } from '../fields/structured.ts'
import type { Write } from './extension.ts'

const rowsIn = (values: Readonly<Record<string, unknown>> | undefined, field: string) =>
  innerRowsOf(values?.[field])

/** The rows as they will be, and after them, archived, those that were taken out. */
export function withTakenOut(
  { before, after }: Write,
  field: string,
  stays: (row: InnerRow) => boolean = () => true,
): InnerRow[] {
  const given = rowsIn(after, field)
  const there = new Set(given.map(({ id }) => id))
  const takenOut = rowsIn(before, field).filter((row) => !there.has(row.id) && stays(row))
  return [...given, ...takenOut.map((row) => ({ ...row, archived: true }))]
}
