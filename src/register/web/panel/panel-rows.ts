import type { ReactNode } from 'react'
import type { AnyRow, Register } from '../../define.ts'
import type { ListColumn } from '../list/columns/columns.ts'

/** The fields that a panel shows of its rows, as a table or as cards. */
export type PanelRows = {
  register: Register
  columns: readonly ListColumn[]
  rows: readonly AnyRow[]
  nameOf(row: AnyRow): ReactNode
  /** What else can be done with a row. */
  beside: ((row: AnyRow) => ReactNode) | undefined
}
