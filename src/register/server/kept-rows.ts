// Rows within a row that keep their ids for life: what is taken out of the list stays, archived, so
// that what was recorded with it keeps its name.
import type { InnerRow } from '../fields/structured.ts'
import type { Change } from './extension.ts'

const rowsIn = (values: Readonly<Record<string, unknown>> | undefined, field: string) =>
  (values?.[field] ?? []) as InnerRow[]

/** The rows as they will be, and after them, archived, those that were taken out. */
export function withTakenOut(
  { before, after }: Change,
  field: string,
  stays: (row: InnerRow) => boolean = () => true,
): InnerRow[] {
  const given = rowsIn(after, field)
  const there = new Set(given.map(({ id }) => id))
  const takenOut = rowsIn(before, field).filter((row) => !there.has(row.id) && stays(row))
  return [...given, ...takenOut.map((row) => ({ ...row, archived: true }))]
}
