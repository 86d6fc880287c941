// A company's own fields as the inputs, the schemas and the words of registers take one.
import type { Fields } from '../../../register/define.ts'
import type { Field } from '../../../register/fields/field.ts'

export const customKinds = ['text', 'number', 'date', 'choice', 'choices', 'yes-no'] as const

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

const optionsIn = ({ options }: CustomField) => [
  ...new Set(
    (options ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

export const asField = (custom: CustomField): Field => ({
  kind: custom.kind,
  label: custom.label,
  required: custom.required,
  ...(custom.kind === 'number' && { decimals: 3 }),
  options: Object.fromEntries(optionsIn(custom).map((option) => [option, option])),
})

/** By their ids, in their order. */
export const asFields = (fields: readonly CustomField[]): Fields =>
  Object.fromEntries(fields.map((field) => [field.id, asField(field)]))

export const emptyOf = ({ kind }: CustomField): CustomValues[string] =>
  kind === 'choices' ? [] : null
