import { useRef, useState } from 'react'
import type { AnyRow } from '../../define.ts'
import { nobody, picked, pickedAll, type Selection } from './selection.ts'

/** The selected rows; `of` is what they were selected out of, and another one begins with none. */
export function useSelection(of: string) {
  const [held, setHeld] = useState({ of, selection: nobody })
  const last = useRef<string>(undefined)
  const selection = held.of === of ? held.selection : nobody
  const set = (next: Selection) => setHeld({ of, selection: next })
  return {
    selection,
    /** `range`: everything between this row and the one that was picked before it. */
    pick(rows: readonly AnyRow[], id: string, range = false) {
      set(picked(selection, rows, id, range ? last.current : undefined))
      last.current = id
    },
    pickAll: (rows: readonly AnyRow[]) => set(pickedAll(selection, rows)),
    keep: (ids: readonly string[]) =>
      set(new Map([...selection].filter(([id]) => ids.includes(id)))),
    clear: () => set(nobody),
  }
}
