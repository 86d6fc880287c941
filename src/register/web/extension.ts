// What a register's `x.web.tsx` may add to the screens that its definition already gives it.
import type { ComponentType, ReactNode } from 'react'
import type { Grant } from '../../access/grants.ts'
import type { Locale } from '../../kit/locales.ts'
import type { MessageKey, Text } from '../../kit/web/language/catalogue.ts'
import type { AnyRow, Register, RegisterRow } from '../define.ts'
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

export type RowAction<R extends Register = Register> = {
  /** In English; shown for a row where `shows` says so. */
  label: string
  icon: ComponentType<{ size?: number }>
  shows?(row: RegisterRow<R>): boolean
  /** A link, or the work; its promise refreshes the list when it is done. */
  to?(row: RegisterRow<R>): string
  run?(row: RegisterRow<R>): Promise<void>
}

export type AskArchiveProps = {
  row: AnyRow
  plain: ReactNode
  onCancel: () => void
  /** It has been archived. */
  onDone: () => Promise<void>
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

type Cell<R extends Register> = { show(row: RegisterRow<R>): ReactNode }['show']
type Panel<R extends Register> = { title: string; Panel(given: { row: RegisterRow<R> }): ReactNode }

/** What another subject has of a row, beside its details where it is read. */
export type RecordTab = {
  name: string
  label: MessageKey
  /** Any of these shows it. */
  grants: readonly Grant[]
  Tab: ComponentType<{ row: AnyRow }>
}

/** The language that a row is named in. */
export type NameSpeech = { locale: Locale; text: Text }

export type GrownProps = {
  use: 'list' | 'sheet'
  children: (register: Register) => ReactNode
}

/** Its rows are those of its register: a screen finds it by the register's name. */
export type RegisterWeb<R extends Register = Register> = {
  /** What a row is called wherever it is shown, where its own name is not for people to read. */
  called?: { name(row: RegisterRow<R>, speech: NameSpeech): string }['name']
  /** How a value is shown in the list, instead of as its kind shows it. */
  cells?: { readonly [Name in keyof R['fields']]?: Cell<R> }
  /** How a field is filled in, instead of as its kind is. */
  inputs?: { readonly [Name in keyof R['fields']]?: ComponentType<InputProps> }
  rowActions?: readonly RowAction<R>[]
  /** What can be done with several rows at once, beside what the register itself offers. */
  selectionActions?: readonly SelectionAction[]
  /** Under the form of a row that is there. */
  panels?: readonly Panel<R>[]
  /** Beside the details of a row that is read; features hand them in (`tabs` in feature.ts). */
  tabs?: readonly RecordTab[]
  /** Before the name of a row that is read. */
  Face?: { show(row: RegisterRow<R>): ReactNode }['show']
  /** Above the facts of a row that is read: how it is now, and what changes that. */
  Head?: ComponentType<{ row: RegisterRow<R>; onChange(): void }>
  /** Asks more before a row is archived than the reason, which `plain` asks for; it does the work itself. */
  AskArchive?: ComponentType<AskArchiveProps>
  /** The register with the fields that the company has added, for a list or for a sheet. */
  Grown?: ComponentType<GrownProps>
  /** The register as what its rows lie within makes it: what they are called, what is asked of them. */
  shapedBy?(within: string): Promise<Register>
  /** What begins a new row, where that is more than the register's own form. */
  New?: ComponentType
  /** What the menu of the list has as well: items of a menu. */
  More?: ComponentType<{ register: Register }>
  /** Between the list's heading and its rows. */
  Above?: ComponentType<{ within: string | undefined }>
}
