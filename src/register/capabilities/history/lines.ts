// Puts a change of the log, which has columns as the table stores them, into the words of the register:
// each field with its old and new value.
import type { Text } from '../../../kit/web/language/catalogue.ts'
import { labelOf, type Register } from '../../define.ts'
import { kindOf } from '../../fields/all.ts'
import type { Field } from '../../fields/field.ts'
import { isEmpty } from '../../fields/sendable.ts'
import { type ValueSpeech, wordsOf } from '../../fields/words.ts'
import type { PastName } from './contract.ts'

export type Entry = {
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
}

/** `undefined`: the log keeps that it changed, not to what. */
export type Line = { label: string; before: string | undefined; after: string | undefined }

/** What the log writes in place of a confidential value. */
const masked = '•••'

export type PastNames = Readonly<Record<string, PastName>>

/** An id that nobody has a name for, short enough to be told from another. */
const shortOf = (id: string): string => `#${id.slice(-6)}`

type Words = { speech: ValueSpeech; names: PastNames; text: Text }

/** What something is called, and whether it is no longer there as it was. */
function nameOf(id: string, { names, text }: Words): string {
  const known = names[id]
  if (known === undefined) return text('history_removed', { name: shortOf(id) })
  const { name, state } = known
  return state === 'there' ? name : text(`history_${state}`, { name })
}

function said(field: Field, value: unknown, words: Words): string {
  if (isEmpty(field, value)) return ''
  if (kindOf(field).points !== undefined)
    return [value]
      .flat()
      .map((id) => nameOf(String(id), words))
      .join(', ')
  try {
    return wordsOf(field, value, words.speech)
  } catch {
    // A value of a shape that the field has no longer: said as it is stored.
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

/** Each field that changed, in the order of the definition. */
export const linesOf = (register: Register, { before, after }: Entry, words: Words): Line[] =>
  Object.entries(register.fields)
    .filter(([name]) => name in before || name in after)
    .map(([name, field]) => {
      const label = words.speech.say(labelOf(name, field))
      if (before[name] === masked || after[name] === masked)
        return { label, before: undefined, after: undefined }
      return {
        label,
        before: said(field, before[name], words),
        after: said(field, after[name], words),
      }
    })
    .filter((line) => line.before === undefined || line.before !== line.after)

/** The action, where a change is more than one of fields. */
export function deedOf(action: string, { after, before }: Entry, text: Text): string {
  if (action === 'create') return text('history_create')
  if (action === 'archive') return text('history_archive')
  if (action === 'restore') return text('history_restore')
  if (action === 'delete') return text('history_delete')
  if (action === 'renew-code') return text('history_renew_code')
  if (action === 'revoke-code') return text('history_revoke_code')
  if ('completed_at' in after)
    return after.completed_at === null ? text('history_reopen') : text('history_complete')
  const changed = Object.keys({ ...before, ...after })
  return changed.length === 1 && changed[0] === 'position'
    ? text('history_order')
    : text('history_update')
}
