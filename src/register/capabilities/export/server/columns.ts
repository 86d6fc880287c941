// Which columns an export has, and what stands in their cells.

import { Problem } from '../../../../kit/problems.ts'
import type { Say } from '../../../../kit/sentences.ts'
import { type Cell, headIn } from '../../../../kit/spreadsheet/cell.ts'
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

const isMoment = (field: Field) => kindOf(field).column === 'timestamp with time zone'

/** A moment's heading says whose clock it is. */
export const headsOf = (columns: readonly ExportColumn[], say: Say, zone: string): string[] =>
  columns.map(({ name, field }) => {
    const label = say(labelOf(name, field))
    return isMoment(field) ? headIn(label, zone) : label
  })

export type CellWriting = {
  say: Say
  /** A moment as the company's clock shows it. */
  clock: (instant: string) => string
  format: ExportFormat
}

/** The value as words, a day or a moment; in a workbook a number stays one. */
export function cellOf(
  row: AnyRow,
  { name, field }: ExportColumn,
  { say, clock, format }: CellWriting,
): Cell {
  const value = row[name]
  if (value === null || value === undefined || value === '') return null
  const kind = kindOf(field)
  if (format === 'xlsx' && kind.column === 'numeric') return Number(value)
  if (kind.column === 'date') return { day: String(value) }
  if (isMoment(field)) return { moment: clock(String(value)) }
  return kind.toText(value, field, say)
}
