// What is wrong with what stands in a form, by the schemas that the server checks it with too.
import type { z } from 'zod'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { Say, Text } from '../../../kit/web/language/Language.tsx'
import { callsOf } from '../../contract.ts'
import { type AnyRow, type Register, writable } from '../../define.ts'
import { hiddenIn } from '../../shown-when.ts'
import { bodyOfChange, bodyOfNew } from './body.ts'
import { isEmpty, type Values } from './values.ts'

/** What a schema says in words of its own comes from the definitions; the rest is worded here. */
const wording = (text: Text) => (issue: z.core.$ZodRawIssue) => {
  const { code, origin } = issue as { code: string; origin?: string }
  const { maximum, minimum } = issue as { maximum?: number; minimum?: number }
  if (code === 'too_big' && origin === 'string')
    return text('check_too_long', { count: Number(maximum) })
  if (code === 'too_big' && origin === 'array')
    return text('check_too_many', { count: Number(maximum) })
  if (code === 'too_big') return text('check_at_most', { limit: Number(maximum) })
  if (code === 'too_small' && (origin === 'number' || origin === 'int'))
    return text('check_at_least', { limit: Number(minimum) })
  if (code === 'too_small') return text('check_required')
  if (code === 'not_multiple_of') return text('check_decimals')
  if (code === 'invalid_type' && (issue.input === null || issue.input === undefined))
    return text('check_required')
  const { expected } = issue as { expected?: string }
  if (expected === 'int') return text('check_whole')
  return expected === 'number' ? text('check_number') : text('check_wrong')
}

type Checked = { register: Register; row: AnyRow | undefined; values: Values }

/** By the path of the field, `ingredients.0.name` for what lies inside one. */
export function problemsIn({ register, row, values }: Checked, text: Text, say: Say): FieldErrors {
  const { create, edit } = callsOf(register)
  const schema = row === undefined ? create.body : edit.body
  const body =
    row === undefined
      ? bodyOfNew(register, '01900000-0000-7000-8000-000000000000', values)
      : bodyOfChange(register, row, values)
  const checked = schema?.safeParse(body, { error: wording(text) })
  const errors: FieldErrors = {}
  const note = (path: string, message: string) => {
    errors[path] = [...(errors[path] ?? []), message]
  }
  for (const { path, message } of checked?.error?.issues ?? []) note(path.join('.'), say(message))
  // Fields that are required only when they are asked for are the form's to judge.
  const hidden = hiddenIn(register, values)
  for (const [name, field] of writable(register))
    if (field.required && field.when && !hidden.has(name) && isEmpty(field, values[name]))
      errors[name] = [text('check_required')]
  return errors
}

const belongsTo = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

/** The errors with those of one field replaced by what is found now. */
export const withErrorsOf = (errors: FieldErrors, found: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries([
    ...Object.entries(errors).filter(([path]) => !belongsTo(path, name)),
    ...Object.entries(found).filter(([path]) => belongsTo(path, name)),
  ])

/** What is wrong with a field or inside it, in one line. */
export function errorOf(errors: FieldErrors, name: string): string | undefined {
  const found = Object.entries(errors).filter(([path]) => belongsTo(path, name))
  return found.length === 0 ? undefined : [...new Set(found.flatMap(([, told]) => told))].join(' ')
}
