// A value in words, as a conflict, a history and a field that cannot be changed say it.
import type { Say } from '../../../kit/web/language/Language.tsx'
import { kindOf } from '../../fields/all.ts'
import type { Field } from '../../fields/field.ts'
import { isEmpty } from './values.ts'

/** Nothing where there is nothing: what stands for that is for the screen to say. */
export function wordsOf(field: Field, value: unknown, say: Say): string {
  if (isEmpty(field, value)) return ''
  return kindOf(field).toText(value, field, say)
}
