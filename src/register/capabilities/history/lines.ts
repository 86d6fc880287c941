// Puts a change of the log, which has columns as the table stores them, into the words of the register:
// each field with its old and new value.
import { isRecord, textsIn } from '../../../kit/own.ts'
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

/** Null on both sides: it changed, and it is not said from what to what. */
export type Line = { label: string; before: string | null; after: string | null }

/** What the log writes in place of a confidential value. */
export const masked = '•••'

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
  // A text writes whatever it is given: an object would be "[object Object]".
  if (field.kind === 'text' && isRecord(value)) return JSON.stringify(value)
  try {
    return wordsOf(field, value, words.speech)
  } catch {
    // A value of a shape that the field has no longer: said as it is stored.
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

/** Of long lists only what went and what came. */
function differing(before: unknown, after: unknown): [string[], string[]] {
  const [was, is] = [textsIn(before), textsIn(after)]
  return [was.filter((one) => !is.includes(one)), is.filter((one) => !was.includes(one))]
}

/** Each field that changed, in the order of the definition. */
export const linesOf = (
  { fields }: Pick<Register, 'fields'>,
  { before, after }: Entry,
  words: Words,
): Line[] =>
  Object.entries(fields)
    .filter(([name]) => name in before || name in after)
    .map(([name, field]) => {
      const label = words.speech.say(labelOf(name, field))
      if (before[name] === masked || after[name] === masked)
        return { label, before: null, after: null }
      const [was, is] = kindOf(field).long
        ? differing(before[name], after[name])
        : [before[name], after[name]]
      return { label, before: said(field, was, words), after: said(field, is, words) }
    })
    .filter((line) => line.before === null || line.before !== line.after)

/** What can be done, as sentences say it: `change_archive`. */
export const deeds = [
  'create',
  'update',
  'archive',
  'restore',
  'delete',
  'complete',
  'reopen',
  'order',
  'export',
  'read',
  'rekey',
  'renew_code',
  'revoke_code',
  'sign_in',
  'sign_out',
  'lock_out',
  'change_password',
  'turn_on_second_factor',
  'turn_off_second_factor',
  'give_way_in',
  'replace_second_factor',
  'set_signing_pin',
  'lock_signing_pin',
  'see_as',
  'stop_seeing_as',
] as const
export type Deed = (typeof deeds)[number]

/** What was done, where the change is more than one of fields. */
export function deedOf(action: string, { after, before }: Entry): Deed {
  const named = deeds.find((deed) => deed === action.replaceAll('-', '_'))
  if (named !== undefined && named !== 'update') return named
  if ('completed_at' in after) return after.completed_at === null ? 'reopen' : 'complete'
  const changed = Object.keys({ ...before, ...after })
  return changed.length === 1 && changed[0] === 'position' ? 'order' : 'update'
}
