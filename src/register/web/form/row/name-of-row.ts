import { type AnyRow, fieldOf, type Register } from '../../../define.ts'
import { type ValueSpeech, wordsOf } from '../../../fields/words.ts'

/** What a row is called. */
export const nameOfRow = (register: Register, row: AnyRow, speech: ValueSpeech): string =>
  wordsOf(fieldOf(register, register.named), row[register.named], speech) ||
  speech.say(register.one)
