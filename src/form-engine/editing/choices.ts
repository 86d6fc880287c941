import type { Condition, Definition, FormField, Key, ValueInput } from '../contract.ts'
import { allows, typeOf } from '../field-types/registry.ts'
import { inputOf } from '../operators.ts'

/** As much of a definition as says what it asks. */
type Asking<F> = { readonly fields: readonly F[] }

const fieldOf = <F extends FormField>({ fields }: Asking<F>, key: Key | null): F | undefined =>
  fields.find((field) => field.key === key)

/** The fields that the conditions of one field may look at. */
export const conditionFields = <F extends FormField>({ fields }: Asking<F>, owner: Key): F[] =>
  fields.filter((field) => field.key && field.key !== owner && typeOf(field).answerable !== false)

/** The fields that a condition may compare its field with. */
export const comparableFields = <F extends FormField>(
  form: Asking<F>,
  owner: Key,
  condition: Condition,
): F[] => {
  const field = fieldOf(form, condition.field)
  const { operator } = condition
  if (!field) return []
  return conditionFields(form, owner)
    .filter((other) => other !== field && typeOf(other).family === typeOf(field).family)
    .filter((other) => !operator || allows(other, operator))
}

/** How the builder asks for the value of a condition. */
export const valueInput = (definition: Definition, condition: Condition): ValueInput => {
  const field = fieldOf(definition, condition.field)
  if (!field || !condition.operator || condition.is_other_field_compare) return 'none'
  return inputOf(condition.operator) ?? typeOf(field).input
}
