// The errors of a form, found with the schemas that the server uses too.
import { fieldErrors, plainly } from '../../../../kit/http/plain-issues.ts'
import type { FieldErrors } from '../../../../kit/problems.ts'
import { type Say, saidBy } from '../../../../kit/sentences.ts'
import { type AnyRow, type Register, writable } from '../../../define.ts'
import { isEmpty } from '../../../fields/sendable.ts'
import { changed, created } from '../../../schemas.ts'
import { hiddenIn } from '../../../shown-when.ts'
import { bodyOfChange, bodyOfNew } from './body.ts'
import type { FormValues } from './values.ts'

/** A new row's own id is not in question here. */
const anyId = '01900000-0000-7000-8000-000000000000'

type Checked = { register: Register; row: AnyRow | undefined; values: FormValues }

export function problemsIn({ register, row, values }: Checked, say: Say): FieldErrors {
  const schema = row === undefined ? created(register) : changed(register)
  const body =
    row === undefined ? bodyOfNew(register, anyId, values) : bodyOfChange(register, row, values)
  const { error } = schema.safeParse(body, { error: plainly })
  const errors = error === undefined ? {} : fieldErrors(error)
  // Fields that are required only when they are asked for are the form's to judge.
  const hidden = hiddenIn(register, values)
  for (const [name, field] of writable(register))
    if (field.required && field.when && !hidden.has(name) && isEmpty(field, values[name]))
      errors[name] = ['This is required.']
  return Object.fromEntries(
    Object.entries(errors).map(([path, told]) => [path, told.map((one) => saidBy(say, one))]),
  )
}
