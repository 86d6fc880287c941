import type { AnyRow, Register } from '../../define.ts'
import { WithinPanel } from './WithinPanel.tsx'

type Props = {
  /** The record whose tab it is. */
  row: AnyRow
  register: Register
  columns: readonly string[]
} & (
  | {
      /** The field that names the record; of a place also what names one inside it. */
      by: string
    }
  | {
      /** Words by which they are found, where no field names it. */
      search: string
    }
)

/** A tab that lists the rows of another register that name the record. */
export const ListTab = ({ row, ...facts }: Props) => (
  <WithinPanel {...facts} within={row.id} mayAdd={false} />
)
