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
import { fieldsIn, labelOf, type Register } from './define.ts'
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

const forms = new WeakMap<Register, Form>()

/** The register's form as the engine holds it. A definition that it refuses is a fault of ours. */
export function formOf(register: Register): Form {
  const known = forms.get(register)
  if (known !== undefined) return known
  const { definition, problems } = read(fieldsIn(register).map(question))
  const { form, problems: refused } = compile(definition)
  const fault = [...problems, ...refused].find(({ severity }) => severity === 'error')
  if (fault !== undefined) throw new Error(`${register.name}: ${fault.message}`)
  forms.set(register, form)
  return form
}

const answersOf = (register: Register, values: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    fieldsIn(register).map(([name, field]) => [name, kindOf(field).asked.answer(values[name])]),
  )

const conditional = new WeakMap<Register, boolean>()

/** Which fields are not asked for, given what stands in the others. */
export function hiddenIn(
  register: Register,
  values: Readonly<Record<string, unknown>>,
): Set<string> {
  let any = conditional.get(register)
  if (any === undefined) {
    any = fieldsIn(register).some(([, field]) => field.when !== undefined)
    conditional.set(register, any)
  }
  if (!any) return new Set()
  const visible = new Set(open(formOf(register), answersOf(register, values)).visibleKeys())
  return new Set(Object.keys(register.fields).filter((name) => !visible.has(name)))
}
