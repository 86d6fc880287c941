// Show-this-when-that inside a register's own form: the form engine decides, in the browser as on
// the server.
import {
  type Answers,
  type Conditions,
  compile,
  type Form,
  type FormField,
  open,
  read,
} from '../form-engine/index.ts'
import { labelOf, type Register } from './define.ts'
import { kindOf } from './fields/all.ts'
import type { Field, FieldCondition } from './fields/field.ts'

const condition = ({ field, operator, value }: FieldCondition) => ({
  type: 'CONDITION',
  field,
  operator,
  values: value ?? null,
  select_values: null,
  is_other_field_compare: false,
  otherField: null,
})

const question = ([name, field]: [string, Field]): FormField => ({
  key: name,
  label: labelOf(name, field),
  type: kindOf(field).asked.type,
  required: field.required === true,
  conditions:
    field.when === undefined
      ? null
      : ({
          type: 'AND',
          rule_name: name,
          conditions: field.when.map((item) =>
            'field' in item ? condition(item) : { type: 'OR', conditions: item.map(condition) },
          ),
        } as unknown as Conditions),
})

/** The fields of a register, or the columns of rows within a row. */
type Asked = Pick<Register, 'name' | 'fields'>

const forms = new WeakMap<Register['fields'], Form>()

/** The register's form as the engine holds it. A definition that it refuses is a fault of ours. */
export function formOf(register: Asked): Form {
  const known = forms.get(register.fields)
  if (known !== undefined) return known
  const { definition, problems } = read(Object.entries(register.fields).map(question))
  const { form, problems: refused } = compile(definition)
  const fault = [...problems, ...refused].find(({ severity }) => severity === 'error')
  if (fault !== undefined) throw new Error(`${register.name}: ${fault.message}`)
  forms.set(register.fields, form)
  return form
}

const answersOf = (register: Asked, values: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    Object.entries(register.fields).map(([name, field]) => [
      name,
      kindOf(field).asked.answer(values[name]),
    ]),
  )

const conditional = new WeakMap<Register['fields'], boolean>()

/** Which fields are not asked for, given what stands in the others. */
export function hiddenIn(register: Asked, values: Readonly<Record<string, unknown>>): Set<string> {
  let any = conditional.get(register.fields)
  if (any === undefined) {
    any = Object.values(register.fields).some((field) => field.when !== undefined)
    conditional.set(register.fields, any)
  }
  if (!any) return new Set()
  const visible = new Set(open(formOf(register), answersOf(register, values)).visibleKeys())
  return new Set(Object.keys(register.fields).filter((name) => !visible.has(name)))
}
