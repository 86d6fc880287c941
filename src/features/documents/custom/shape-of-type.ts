// The documents of one type as the company made it: what they are called, and what is asked of them.
import type { Register, RegisterRow } from '../../../register/define.ts'
import type { customResourceTypes } from './custom-resource-types.register.ts'
import { customResources } from './custom-resources.register.ts'

type Type = Pick<
  RegisterRow<typeof customResourceTypes>,
  'name' | 'plural' | 'has_categories' | 'sign_off' | 'expires' | 'custom_fields'
>

export function shapeOfType(type: Type): Register {
  const gone = new Set<string>([
    ...(type.has_categories === true ? [] : ['category']),
    ...(type.sign_off === true ? [] : ['audience', 'sign_days']),
    ...(type.expires === true ? [] : ['expires_on']),
    ...(type.custom_fields.length > 0 ? [] : ['own_values']),
  ])
  const left = (names: readonly string[]) => names.filter((name) => !gone.has(name))
  return {
    ...customResources,
    one: type.name,
    many: type.plural,
    list: left([...customResources.list, 'expires_on']),
    form: customResources.form
      .map(([title, names]) => [title, left(names)] as const)
      .filter(([, names]) => names.length > 0)
      .map(([title, names], at) => [at === 0 ? type.name : title, names]),
  }
}
