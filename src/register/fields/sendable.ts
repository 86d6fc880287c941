// A value without what it is shown with: as a save sends it.
import { isAddress, onOneLine } from '../../kit/address.ts'
import { isMany } from '../define.ts'
import { kindOf } from './all.ts'
import type { Field } from './field.ts'

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A value as a save sends it: the id of the row that it points at, null for none. */
export function sendable(field: Field, value: unknown): unknown {
  if (isBlank(value)) return isMany(field) ? [] : null
  const { points } = kindOf(field)
  if (points === 'one') return idOf(value)
  if (points === 'many') return [value].flat().map(idOf)
  if (field.kind === 'address')
    return isAddress(value) && onOneLine({ ...value, country: '' }) === '' ? null : value
  return value
}

export const isEmpty = (field: Field, value: unknown): boolean => {
  const sent = sendable(field, value)
  return sent === null || (Array.isArray(sent) && sent.length === 0)
}
