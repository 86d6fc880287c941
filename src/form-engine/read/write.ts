import type { Definition, FormField } from '../contract.ts'
import { typeOf } from '../field-types/registry.ts'
import { parentFinder, parentReference } from './keys.ts'

export type StoredDefinition = { readonly fields: readonly Readonly<Record<string, unknown>>[] }

const storedValue = (
  { dependent_value = null }: FormField,
  parent: FormField | undefined,
): unknown => {
  const asParent = parent && typeOf(parent).parent
  const asText = typeof asParent === 'object' && asParent.stored === 'json-text'
  return asText && dependent_value !== null ? JSON.stringify(dependent_value) : dependent_value
}

/** The definition in the shapes that are stored; reading it gives the definition back. */
export const write = (definition: Definition): StoredDefinition => {
  const find = parentFinder(definition.fields)
  const fields = definition.fields.map((field) => {
    const { dependent_id, conditions = null } = field
    const reference = dependent_id ? parentReference(dependent_id, definition.fields, find) : null
    const value = dependent_id ? storedValue(field, find(reference)) : null
    const dependency = { is_dependent: dependent_id ? 1 : 0, dependent_id: reference }
    return { ...field, ...dependency, dependent_value: value, conditions }
  })
  return { ...definition, fields }
}
