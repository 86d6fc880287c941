// A code that is read off paper and typed: letters and digits that nobody takes for each other, sixty bits of
// them. Who guesses is slowed down long before.
import { randomInt } from 'node:crypto'

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const long = 12

export const newCode = (): string =>
  Array.from({ length: long }, () => letters[randomInt(letters.length)]).join('')

/** As a sheet prints it: `K7QM-2F9D-XT4P`. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** A code as somebody typed it; a link's token stays as it is. */
export function plainCode(typed: string): string {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return code.length === long ? code : typed
}
