// Which rows are selected, by id, with the row as it was seen: a selection reaches over pages.
import type { AnyRow } from '../../../define.ts'

export type Selection = ReadonlyMap<string, AnyRow>

export const emptySelection: Selection = new Map()

/** One more or one less; with `from`, everything between the two takes the side that this row takes. */
export function picked(
  selection: Selection,
  rows: readonly AnyRow[],
  id: string,
  from?: string,
): Selection {
  const at = rows.findIndex((row) => row.id === id)
  const start = from === undefined ? -1 : rows.findIndex((row) => row.id === from)
  const [first, last] = start < 0 ? [at, at] : [Math.min(at, start), Math.max(at, start)]
  const on = !selection.has(id)
  const next = new Map(selection)
  for (const row of rows.slice(first, last + 1)) {
    if (on) next.set(row.id, row)
    else next.delete(row.id)
  }
  return next
}

/** With the row that was picked last, from which a range is picked. */
export type Picked = { readonly selection: Selection; readonly last?: string }

export const nothingPicked: Picked = { selection: emptySelection }

export const pick = (
  { selection, last }: Picked,
  rows: readonly AnyRow[],
  id: string,
  range: boolean,
): Picked => ({ selection: picked(selection, rows, id, range ? last : undefined), last: id })

/** All of these, or none of them where all are selected already. */
export function pickedAll(selection: Selection, rows: readonly AnyRow[]): Selection {
  const next = new Map(selection)
  const all = rows.every(({ id }) => selection.has(id))
  for (const row of rows) {
    if (all) next.delete(row.id)
    else next.set(row.id, row)
  }
  return next
}
