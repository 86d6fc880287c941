// Which columns an export has, and what stands in their cells.

import { Problem } from '../../../../kit/problems.ts'
import type { Say } from '../../../../kit/sentences.ts'
import type { Cell } from '../../../../kit/spreadsheet/cell.ts'
import { columnNamed } from '../../../columns.ts'
import { type AnyRow, fieldsIn, labelOf, type Register } from '../../../define.ts'
import { kindOf } from '../../../fields/all.ts'
import type { Field } from '../../../fields/field.ts'
import type { ExportFormat } from '../contract.ts'

export type ExportColumn = { name: string; field: Field }

function columnOf(register: Register, name: string): ExportColumn {
  const field = columnNamed(register, name)
  if (field === undefined)
    throw new Problem('input/invalid', { errors: { columns: ['There is no such column.'] } })
  return { name, field }
}

/** Those asked for, else those that the list begins with. */
export function exportedColumns(register: Register, asked: readonly string[] = []): ExportColumn[] {
  const all = fieldsIn(register).map(([name]) => name)
  const names = asked.includes('all') ? all : asked.length > 0 ? asked : register.list
  return [...new Set(names)].map((name) => columnOf(register, name))
}

export const headsOf = (columns: readonly ExportColumn[], say: Say): string[] =>
  columns.map(({ name, field }) => say(labelOf(name, field)))

/** The value as words; in a workbook numbers and days stay what they are. */
export function cellOf(
  row: AnyRow,
  { name, field }: ExportColumn,
  say: Say,
  format: ExportFormat,
): Cell {
  const value = row[name]
  if (value === null || value === undefined || value === '') return null
  const kind = kindOf(field)
  if (format === 'xlsx' && kind.column === 'numeric') return Number(value)
  if (format === 'xlsx' && kind.column === 'date') return { day: String(value) }
  return kind.toText(value, field, say)
}
