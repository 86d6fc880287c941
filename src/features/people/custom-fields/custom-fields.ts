// A company's own fields as the inputs, the schemas and the words of registers take one.
import { keysOf } from '../../../kit/own.ts'
import type { Fields } from '../../../register/define.ts'
import type { Field } from '../../../register/fields/field.ts'
import {
  asField as asOwnField,
  kindsOfOwnFields,
  optionsIn,
} from '../../../register/fields/own-fields.ts'
import type { PointedFile } from '../../../register/fields/pointing.ts'

/** A person has papers too: a licence, a certificate. */
export const kindsOfCustomFields = { ...kindsOfOwnFields, file: 'File' } as const
export const customKinds = keysOf(kindsOfCustomFields)

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

/** A file by its id. */
export type StoredValue = string | number | boolean | string[] | null
export type CustomValue = StoredValue | PointedFile
/** By the field's id. */
export type CustomValues = Record<string, CustomValue>

export const storedValue = (value: CustomValue): StoredValue => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return value.id
}

export function asField(custom: CustomField): Field {
  const { kind, label, required } = custom
  if (kind === 'file') return { kind, label, required }
  return { ...asOwnField({ ...custom, kind, options: optionsIn(custom) }), label }
}

/** By their ids, in their order. */
export const asFields = (fields: readonly CustomField[]): Fields =>
  Object.fromEntries(fields.map((field) => [field.id, asField(field)]))

export const emptyOf = ({ kind }: CustomField): StoredValue => (kind === 'choices' ? [] : null)
