// A company's own fields as the inputs, the schemas and the words of registers take one.
import { keysOf } from '../../../kit/own.ts'
import type { Fields } from '../../../register/define.ts'
import type { Field } from '../../../register/fields/field.ts'
import {
  asField as asOwnField,
  kindsOfOwnFields,
  optionsIn,
} from '../../../register/fields/own-fields.ts'

export const customKinds = keysOf(kindsOfOwnFields)

export type CustomField = {
  id: string
  label: string
  kind: (typeof customKinds)[number]
  /** What can be chosen, as it is typed: one a line. */
  options: string | null
  required: boolean
  confidential: boolean
}

/** As a list of people has one. */
export type ListedField = CustomField & { listed: boolean }

/** By the field's id. */
export type CustomValues = Record<string, string | number | boolean | string[] | null>

export const asField = (custom: CustomField): Field => ({
  ...asOwnField({ ...custom, options: optionsIn(custom) }),
  label: custom.label,
})

/** By their ids, in their order. */
export const asFields = (fields: readonly CustomField[]): Fields =>
  Object.fromEntries(fields.map((field) => [field.id, asField(field)]))

export const emptyOf = ({ kind }: CustomField): CustomValues[string] =>
  kind === 'choices' ? [] : null
