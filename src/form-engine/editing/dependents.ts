import type { FormField, Id, ValueInput } from '../contract.ts'
import type { AsParent } from '../field-types/field-type.ts'
import { typeOf } from '../field-types/registry.ts'

const asParent = (field: FormField): AsParent | undefined => {
  const { parent } = typeOf(field)
  return typeof parent === 'string' ? undefined : parent
}

/** The fields that another may depend on: all but itself and those whose type refuses. */
export const parentChoices = <F extends FormField>(
  { fields }: { readonly fields: readonly F[] },
  owner: FormField['key'],
): F[] => fields.filter((field) => field.key !== owner && asParent(field) !== undefined)

export const parentValueInput = (parent: FormField): ValueInput => asParent(parent)?.input ?? 'none'

/** Yes waits for a parent; No forgets it. */
export const turnDependent = (field: FormField, on: boolean): FormField =>
  on
    ? { ...field, is_dependent: 1 }
    : { ...field, is_dependent: 0, dependent_id: null, dependent_value: null }

/** Another parent: the value starts again from what the parent's type starts from. */
export const chooseParent = (field: FormField, parent: FormField): FormField => ({
  ...field,
  is_dependent: 1,
  dependent_id: parent.key,
  dependent_value: asParent(parent)?.initial ?? null,
})

/** The value as an input gives it; what makes no sense for the parent is no value. */
export const chooseParentValue = (
  field: FormField,
  parent: FormField,
  value: unknown,
): FormField => ({
  ...field,
  dependent_value: asParent(parent)?.read(value) ?? null,
})

/** Another kind: the members chosen of the one before go. */
export const chooseRole = (role: Id | null) => ({ role, accounts: [] })
export const chooseAssetType = (assetType: Id | null) => ({ assetType, assets: [] })
export const chooseMainList = (main_list: Id | null) => ({ main_list, sublist: [] })
