import type { Definition, Field } from '../contract.ts'
import { typeOf } from '../field-types/registry.ts'
import { parentFinder, parentReference } from './parents.ts'

export type StoredDefinition = { readonly fields: readonly Readonly<Record<string, unknown>>[] }

const storedValue = ({ dependent_value = null }: Field, parent: Field | undefined): unknown => {
  const asParent = parent && typeOf(parent).parent
  const asText = typeof asParent === 'object' && asParent.stored === 'json-text'
  return asText && dependent_value !== null ? JSON.stringify(dependent_value) : dependent_value
}

/** The definition in the shapes that are stored; reading it gives the definition back. */
export const write = (definition: Definition): StoredDefinition => {
  const { fields } = definition
  const find = parentFinder(fields)
  return {
    ...definition,
    fields: fields.map((field) => {
      const { dependent_id = null, conditions = null } = field
      if (!dependent_id) {
        return { ...field, is_dependent: 0, dependent_id: null, dependent_value: null, conditions }
      }
      const reference = parentReference(dependent_id, fields, find)
      return {
        ...field,
        is_dependent: 1,
        dependent_id: reference,
        dependent_value: storedValue(field, find(reference)),
        conditions,
      }
    }),
  }
}
