import type { AnyRow, Register } from '../../define.ts'
import { WithinPanel } from './WithinPanel.tsx'

type ListTab = {
  register: Register
  /** The field that names the record whose tab it is. */
  by: string
  columns: readonly string[]
}

/** A tab that lists the rows of a register that name the record; of a place also those that name one inside it. */
export const listTab = (facts: ListTab) =>
  function RowsThatNameIt({ row }: { row: AnyRow }) {
    return <WithinPanel {...facts} within={row.id} mayAdd={false} />
  }
