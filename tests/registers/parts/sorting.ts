// Values whose order is beyond doubt, and the order that a column must show.

import { kindOf } from '../../../src/register/fields/all.ts'
import { optionsOf } from '../../../src/register/fields/choice.ts'
import type { Field } from '../../../src/register/fields/field.ts'
import { fold } from '../examples.ts'

/** A value of a text field that begins with the word; undefined where the example serves. */
export function sortable(field: Field, word: string, n: number): unknown {
  const { max = 200 } = field as { max?: number }
  if (field.kind === 'email') return `${fold(word)}@example.test`
  if (field.kind === 'link') return `https://${fold(word)}.test/`
  if (field.kind === 'phone') return `416 555 0${190 - n}`
  if (field.kind !== 'text' && field.kind !== 'long-text') return undefined
  if (field.pattern !== undefined) return undefined
  return word.slice(0, max)
}

type Order = (a: unknown, b: unknown) => number
const plainly: Order = (a, b) => (a === b ? 0 : (a as number) < (b as number) ? -1 : 1)

/** Words are compared by their first letter alone: how the rest compares is the database's affair. */
const first = (value: unknown) => fold(String(value)).slice(0, 1)

export function sortsBy(field: Field): Order {
  if (field.kind === 'choice') {
    const options = Object.keys(optionsOf(field))
    return (a, b) => options.indexOf(String(a)) - options.indexOf(String(b))
  }
  if (kindOf(field).filter !== 'text') return plainly
  return (a, b) => plainly(first(a), first(b))
}
