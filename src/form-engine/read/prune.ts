import { asList, isId } from '../comparing.ts'
import type {
  Condition,
  ConditionItem,
  Conditions,
  FormField,
  FormProblem,
  ReadOptions,
} from '../contract.ts'
import { allows, typeOf } from '../field-types/registry.ts'
import { isOperator, needsOperand } from '../operators.ts'
import { isRecord } from '../plain.ts'
import { quoted, warning } from '../problems.ts'

type Given = Condition['values'] | Condition['select_values']
type Fault = Pick<FormProblem, 'code' | 'message'>

const holdsChoice = (choice: Given): boolean =>
  (isRecord(choice) ? Object.values(choice) : asList(choice)).some(isId)

/** The operand: the choice where there is one, else the values. */
export const given = ({ select_values, values }: Condition): Given =>
  holdsChoice(select_values) ? select_values : values

/** A role, asset type or main list with none of its members; a type that offers the operator knows. */
const lacksMembers = (condition: Condition, looksAt: FormField | undefined): boolean => {
  const { operator } = condition
  const choice = given(condition)
  const isWhole = looksAt && operator && allows(looksAt, operator) && typeOf(looksAt).isWhole
  if (isWhole) return !isWhole(choice)
  return (
    isRecord(choice) &&
    !Object.values(choice).some((part) => Array.isArray(part) && part.some(isId))
  )
}

/** What is still to be said before the condition means anything. */
export const conditionProblem = (
  condition: Condition,
  looksAt?: FormField,
  { published = false }: ReadOptions = {},
): Fault | undefined => {
  const { field, operator, is_other_field_compare, otherField } = condition
  if (!field) return { code: 'select-field', message: 'Please select field' }
  if (!operator) return { code: 'select-operator', message: 'Please select operator' }
  if (is_other_field_compare) {
    if (otherField) return undefined
    return { code: 'select-other-field', message: 'Please select other field to compare' }
  }
  const lacks = !holdsChoice(given(condition)) || (!published && lacksMembers(condition, looksAt))
  if (!needsOperand(operator) || !lacks) return undefined
  return { code: 'select-value', message: 'Please select value' }
}

/** Whether the field's type offers the operator; a field that is not there is another matter. */
const operatorProblem = (
  { operator }: Condition,
  field: FormField | undefined,
): Fault | undefined => {
  if (isOperator(operator) && (!field || allows(field, operator))) return undefined
  const type = field ? ` for ${quoted(field)}, of type ${field.type}` : ''
  return { code: 'operator-not-allowed', message: `“${operator}” is no operator${type}` }
}

export type Pruned = { readonly conditions: Conditions | null; readonly problems: FormProblem[] }

/** Leaves only conditions that mean something; groups collapse, and none left is no conditions. */
export const prune = (
  conditions: Conditions | null,
  fieldOf: (key: string) => FormField | undefined,
  options: ReadOptions = {},
): Pruned => {
  if (conditions === null) return { conditions, problems: [] }
  const problems: FormProblem[] = []
  const isValid = (condition: Condition, item: number, member?: number): boolean => {
    const field = fieldOf(condition.field ?? '')
    const fault = conditionProblem(condition, field, options) ?? operatorProblem(condition, field)
    if (!fault) return true
    const at = member === undefined ? { item } : { item, member }
    problems.push(warning(fault.code, fault.message, conditions.rule_name, { at }))
    return false
  }
  const kept = conditions.conditions.flatMap((one, item): ConditionItem[] => {
    if (one.type === 'CONDITION') return isValid(one, item) ? [one] : []
    return collapse(one.conditions.filter((of, member) => isValid(of, item, member)))
  })
  return { conditions: kept.length > 0 ? { ...conditions, conditions: kept } : null, problems }
}

/** What leaving the builder does to the conditions of a form's field. */
export const pruneConditions = (
  conditions: Conditions | null,
  fields: readonly FormField[],
): Pruned => prune(conditions, (key) => fields.find((field) => field.key === key))

/** A group of one is that one; a group of none is nothing. */
export const collapse = (members: readonly Condition[]): ConditionItem[] =>
  members.length > 1 ? [{ type: 'OR', conditions: members }] : [...members]
