// What is wrong with the values of a type's own fields; the fields are data, so that no definition
// can say it.
import { isDay } from '../../kit/day.ts'
import type { FieldErrors } from '../../kit/problems.ts'
import { type OwnField, optionsIn } from './own-fields.ts'
import type { OwnValues } from './structured.ts'

type Value = OwnValues[string] | undefined

const isBlank = (value: Value) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const fits: Readonly<Record<OwnField['kind'], (value: Value, field: OwnField) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  date: (value) => typeof value === 'string' && isDay(value),
  choice: (value, field) => optionsIn(field).some((option) => option === value),
  choices: (value, field) =>
    Array.isArray(value) && value.every((one) => optionsIn(field).includes(one)),
  'yes-no': (value) => typeof value === 'boolean',
}

const refusals: Readonly<Record<OwnField['kind'], string>> = {
  text: 'This is not a text.',
  number: 'Enter a number.',
  date: 'Enter a day as year-month-day, such as 2026-03-09.',
  choice: 'Choose from the list.',
  choices: 'Choose from the list.',
  'yes-no': 'Answer yes or no.',
}

/** By `own_values.` and the field's id. A value that was stored before is not required again. */
export function refusedOwnValues(
  fields: readonly OwnField[],
  before: OwnValues,
  after: OwnValues,
): FieldErrors {
  const errors: FieldErrors = {}
  const known = new Set(fields.map(({ id }) => id))
  for (const id of Object.keys(after))
    if (!known.has(id)) errors[`own_values.${id}`] = ['This type has no such field.']
  for (const field of fields) {
    const value = after[field.id]
    const unchanged = JSON.stringify(value) === JSON.stringify(before[field.id])
    if (isBlank(value)) {
      if (field.required === true && field.archived !== true)
        errors[`own_values.${field.id}`] = ['This is required.']
    } else if (!unchanged && (field.archived === true || !fits[field.kind](value, field)))
      errors[`own_values.${field.id}`] = [
        field.archived === true ? 'This field is no longer asked for.' : refusals[field.kind],
      ]
  }
  return errors
}
