import type { Say } from '../../../kit/web/language/Language.tsx'
import { type AnyRow, fieldOf, type Register } from '../../define.ts'
import { wordsOf } from './words.ts'

/** What a row is called. */
export const nameOfRow = (register: Register, row: AnyRow, say: Say): string =>
  wordsOf(fieldOf(register, register.named), row[register.named], say) || say(register.one)

/** In the middle of a line: "New chemical", but "New SWP". */
export const midLine = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
