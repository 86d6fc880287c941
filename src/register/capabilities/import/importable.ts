// Which fields a spreadsheet can fill.
import { type Register, writable } from '../../define.ts'
import { kindOf } from '../../fields/all.ts'
import type { Field } from '../../fields/field.ts'
import { targetOf } from '../../fields/pointing.ts'

/** Files are not in a sheet; rows within a row and own values have no place in a cell. */
const inOneCell = (field: Field): boolean => {
  const { points, many, column } = kindOf(field)
  if (points !== undefined) return targetOf(field) !== 'files'
  return column !== 'jsonb' || (many !== true && field.kind !== 'own-values')
}

export const importable = (register: Register): [string, Field][] =>
  writable(register).filter(([, field]) => inOneCell(field))
