// What a save sends: all that is asked for of a new row, only what changed of one that is there.
import { type AnyRow, fieldOf, type Register, writable } from '../../../define.ts'
import { sendable } from '../../../fields/sendable.ts'
import { hiddenIn } from '../../../shown-when.ts'
import { differing, type FormValues, startOf } from './values.ts'

type Body = Record<string, unknown>

const picked = (register: Register, values: FormValues, names: readonly string[]): Body => {
  const hidden = hiddenIn(register, values)
  return Object.fromEntries(
    names
      .filter((name) => !hidden.has(name))
      .map((name) => [name, sendable(fieldOf(register, name), values[name])]),
  )
}

export const bodyOfNew = (register: Register, id: string, values: FormValues): Body => ({
  id,
  ...picked(
    register,
    values,
    writable(register).map(([name]) => name),
  ),
})

export const bodyOfChange = (register: Register, row: AnyRow, values: FormValues) => ({
  version: row.version,
  ...picked(register, values, differing(register, startOf(register, row), values)),
})

/** A change that changes nothing need not be sent. */
export const isChange = (body: Body): boolean => Object.keys(body).length > 1
