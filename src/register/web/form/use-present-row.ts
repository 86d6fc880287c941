import { useEffect } from 'react'
import type { AnyRow } from '../../define.ts'

type On = {
  /** The row as it was last read, and as the form has it. */
  read: AnyRow | undefined
  row: AnyRow | undefined
  unsaved: boolean
  take: (row: AnyRow) => void
}

/** A panel beside the form changed the row: the form takes it, unless somebody is typing over it. */
export function usePresentRow({ read, row, unsaved, take }: On): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each row that was read.
  useEffect(() => {
    if (read !== undefined && row !== undefined && read.version > row.version && !unsaved)
      take(read)
  }, [read])
}
