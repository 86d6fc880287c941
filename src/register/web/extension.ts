// What a register's `x.web.tsx` may add to the screens that its definition already gives it.
import type { ComponentType, ReactNode } from 'react'
import type { Grant } from '../../access/grants.ts'
import type { AnyRow, Register } from '../define.ts'
import type { Field } from '../fields/field.ts'

/** A controlled field of the form. `row` is absent while one is made. */
export type InputProps = {
  register: Register
  name: string
  field: Field
  label: string
  value: unknown
  onChange(value: unknown): void
  error: string | undefined
  disabled: boolean
  values: Readonly<Record<string, unknown>>
  row: AnyRow | undefined
}

export type RowAction = {
  /** In English; shown for a row where `shows` says so. */
  label: string
  icon: ComponentType<{ size?: number }>
  shows?(row: AnyRow): boolean
  /** Where it leads, or what it does; what it answers refreshes the list when it is done. */
  to?(row: AnyRow): string
  run?(row: AnyRow): Promise<void>
}

export type SelectionAction = {
  /** In English. */
  label: string
  icon: ComponentType<{ size?: number }>
  /** Who may; everybody who sees the list where it is left out. */
  grant?: Grant
  /** What it does with the selected rows, or what it asks first. */
  run?(ids: string[]): void
  Ask?: ComponentType<{ ids: string[]; onDone: () => void }>
}

export type RegisterWeb = {
  /** How a value is shown in the list, instead of as its kind shows it. */
  cells?: Readonly<Record<string, (row: AnyRow) => ReactNode>>
  /** How a field is filled in, instead of as its kind is. */
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>
  rowActions?: readonly RowAction[]
  /** What can be done with several rows at once, beside what the register itself offers. */
  selectionActions?: readonly SelectionAction[]
  /** Under the form of a row that is there. */
  panels?: readonly { title: string; Panel: ComponentType<{ row: AnyRow }> }[]
  /** Between the list's heading and its rows. */
  Above?: ComponentType<{ within: string | undefined }>
}
