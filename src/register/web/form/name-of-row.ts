import { type AnyRow, fieldOf, type Register } from '../../define.ts'
import { type Speech, wordsOf } from './words.ts'

/** What a row is called. */
export const nameOfRow = (register: Register, row: AnyRow, speech: Speech): string =>
  wordsOf(fieldOf(register, register.named), row[register.named], speech) ||
  speech.say(register.one)
