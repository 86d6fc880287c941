// Values of fields that could be real, from a seed, and how a reply shows them again.
import { newId } from '../../src/kit/ids.ts'
import { isMany, type Register, writable } from '../../src/register/define.ts'
import { kindOf } from '../../src/register/fields/all.ts'
import { optionsOf } from '../../src/register/fields/choice.ts'
import type { Field, Random } from '../../src/register/fields/field.ts'
import { columnsOf } from '../../src/register/fields/structured.ts'
import { hiddenIn } from '../../src/register/shown-when.ts'
import type { Values } from './caller.ts'
import { extrasOf, type House } from './house.ts'

/** The same numbers for the same words, each time. */
export function seeded(words: string): Random {
  let state = [...words].reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) >>> 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What the server begins a field with; `today` is the form's to fill in. */
export function defaultOf(field: Field): unknown {
  const { default: first } = field as { default?: unknown }
  return first === 'today' ? undefined : first
}
export const isRequired = (field: Field) => field.required === true
export const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

let made = 0

function plainExample(field: Field, random: Random): unknown {
  const value = kindOf(field).example(field, random)
  made += 1
  if (field.kind === 'rows') return [innerRow(field, random), innerRow(field, random)]
  if (field.kind === 'choices' && isEmpty(value)) return Object.keys(optionsOf(field)).slice(0, 1)
  // A short text repeats itself; one that must be alone may not.
  if (field.kind === 'text' && field.unique === true) return `U${made.toString(36)}`
  return typeof value === 'string' ? value.trim() : value
}

const innerRow = (field: Field, random: Random): Values => ({
  id: newId(),
  ...Object.fromEntries(
    Object.entries(columnsOf(field)).map(([name, column]) => [name, plainExample(column, random)]),
  ),
})

export async function valueFor(
  house: House,
  register: Register,
  [name, field]: readonly [string, Field],
): Promise<unknown> {
  const own = extrasOf(register).examples?.[name]
  if (own !== undefined) return own(house.random, house)
  const { points } = kindOf(field)
  if (points === 'one') return house.pointAt(field)
  if (points === 'many') return [await house.pointAt(field), await house.pointAt(field)]
  return plainExample(field, house.random)
}

/** Another value than the row holds. */
export async function otherValue(
  house: House,
  register: Register,
  entry: readonly [string, Field],
  than: unknown,
): Promise<unknown> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const value = await valueFor(house, register, entry)
    if (!sameValue(entry[1], value, than)) return value
  }
  throw new Error(`There is no other example of ${register.name}.${entry[0]}.`)
}

const beginnings = (register: Register): Values =>
  Object.fromEntries(
    writable(register).map(([name, field]) => [
      name,
      defaultOf(field) ?? (isMany(field) ? [] : null),
    ]),
  )

/** What a body must name: required, asked for, and not begun by the definition. */
const missingIn = (register: Register, body: Values): [string, Field][] => {
  const whole = { ...beginnings(register), ...body }
  const hidden = hiddenIn(register, whole)
  return writable(register).filter(
    ([name, field]) => isRequired(field) && !hidden.has(name) && isEmpty(whole[name]),
  )
}

export async function exampleOf(
  house: House,
  register: Register,
  which: 'all' | 'required',
): Promise<Values> {
  const body: Values = {}
  if (which === 'all')
    for (const entry of writable(register)) body[entry[0]] = await valueFor(house, register, entry)
  // What one answer asks for may ask for another.
  for (let missing = missingIn(register, body); missing.length > 0; ) {
    for (const entry of missing) body[entry[0]] = await valueFor(house, register, entry)
    missing = missingIn(register, body)
  }
  return body
}

/** A text as a search compares it. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as { id: string }).id : value

/** One form for what was sent and what a reply shows, so that the two can be compared. */
export function plain(field: Field, value: unknown): unknown {
  if (isEmpty(value)) return isMany(field) ? [] : null
  if (field.kind === 'own-values' && Object.keys(value as object).length === 0) return null
  const { points } = kindOf(field)
  if (points === 'one') return idOf(value)
  if (points === 'many') return [...new Set((value as unknown[]).map(idOf))]
  if (field.kind === 'instant') return new Date(String(value)).toISOString()
  if (field.kind === 'time') return String(value).slice(0, 5)
  return value
}

const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

export const sameValue = (field: Field, one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(field, one), inOrder) === JSON.stringify(plain(field, other), inOrder)
