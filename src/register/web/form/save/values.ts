// The values of a form: how they begin, which differ from the row, and which are sent.
import type { PresentWork } from '../../../../access/web/present-work.ts'
import { type AnyRow, fieldsIn, isMany, type Register, writable } from '../../../define.ts'
import type { Field } from '../../../fields/field.ts'
import { isBlank, sendable } from '../../../fields/sendable.ts'
import { presentIn } from '../../present-in.ts'

export type FormValues = Readonly<Record<string, unknown>>

const pad = (part: number) => String(part).padStart(2, '0')

/** The day it is where the person is. */
export const localToday = (now = new Date()): string =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`

function first(field: Field): unknown {
  const { default: stated } = field
  if (stated === 'today') return localToday()
  return stated ?? (isMany(field) ? [] : null)
}

/** The values that a form begins with: the row's, or those of a new one, with what the person works on. */
export function startOf(
  register: Register,
  row: AnyRow | undefined,
  within?: string,
  work: PresentWork = {},
): FormValues {
  if (row !== undefined)
    return Object.fromEntries(fieldsIn(register).map(([name]) => [name, row[name] ?? null]))
  return {
    ...Object.fromEntries(fieldsIn(register).map(([name, field]) => [name, first(field)])),
    ...Object.fromEntries(presentIn(writable(register), work)),
    ...(register.within !== undefined && within !== undefined && { [register.within]: within }),
  }
}

/** The same for the same meaning: keys in order, nothing where there is nothing. */
function canonical(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, part]) => !isBlank(part))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => [key, canonical(part)])
}

export const isSame = (field: Field, one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(sendable(field, one))) ===
  JSON.stringify(canonical(sendable(field, other)))

/** The names of the fields that a person may fill in and whose value is another now. */
export const differing = (register: Register, before: FormValues, now: FormValues): string[] =>
  writable(register)
    .filter(([name, field]) => !isSame(field, before[name], now[name]))
    .map(([name]) => name)
