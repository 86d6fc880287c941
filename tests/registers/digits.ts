import type { Random } from '../../src/register/fields/field.ts'

export const digits = (count: number, random: Random) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('')

let days = 0
/** A day that no other example has. */
export function dayOfItsOwn(): string {
  days += 1
  return new Date(Date.UTC(2001, 0, days)).toISOString().slice(0, 10)
}

let weeks = 0
/** The Monday of a week that no other example has. */
export function weekOfItsOwn(): string {
  weeks += 1
  return new Date(Date.UTC(2001, 0, 1 + 7 * weeks)).toISOString().slice(0, 10)
}
