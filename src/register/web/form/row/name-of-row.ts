import { type AnyRow, fieldOf, type Register } from '../../../define.ts'
import { type ValueSpeech, wordsOf } from '../../../fields/words.ts'
import type { NameSpeech, RegisterWeb } from '../../extension.ts'

/** What a row is called. */
export const nameOfRow = (
  register: Register,
  web: RegisterWeb,
  row: AnyRow,
  speech: ValueSpeech & NameSpeech,
): string =>
  web.called?.(row, speech) ||
  wordsOf(fieldOf(register, register.named), row[register.named], speech) ||
  speech.say(register.one)
