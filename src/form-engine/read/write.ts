import type { Definition, Field } from '../contract.ts'
import { typeOf } from '../field-types/registry.ts'
import { parentFinder, parentReference } from './parents.ts'

export type StoredDefinition = { readonly fields: readonly Readonly<Record<string, unknown>>[] }

/** The definition in the shapes that are stored; reading it gives the definition back. */
export const write = (definition: Definition): StoredDefinition => {
  const { fields } = definition
  const find = parentFinder(fields)
  const reference = parentReference(fields, find)
  const byKey = new Map(fields.map((field) => [field.key, field] as const).reverse())
  const storedValue = (field: Field, parent: Field | undefined): unknown => {
    const asParent = parent && typeOf(parent).parent
    const value = field.dependent_value ?? null
    return typeof asParent === 'object' && value !== null ? asParent.write(value) : value
  }
  return {
    ...definition,
    fields: fields.map((field) => {
      const parent = field.dependent_id ?? null
      return {
        ...field,
        is_dependent: parent === null ? 0 : 1,
        dependent_id: parent === null ? null : reference(parent),
        dependent_value: parent === null ? null : storedValue(field, byKey.get(parent)),
        conditions: field.conditions ?? null,
      }
    }),
  }
}
