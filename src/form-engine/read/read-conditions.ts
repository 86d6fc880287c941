import { asIds, isId } from '../comparing.ts'
import type { Condition, ConditionItem, Conditions, GivenChoice } from '../contract.ts'
import { isOn, isRecord, type PlainRecord, parseText } from '../plain.ts'

const orNull = (value: unknown) => (isId(value) ? value : null)
const textOrNull = (value: unknown): string | null => (isId(value) ? String(value) : null)
const idsOrOne = (value: unknown) => (Array.isArray(value) ? asIds(value) : orNull(value))

const conditionFrom = (stored: PlainRecord): Condition => ({
  type: 'CONDITION',
  field: textOrNull(stored.field),
  // whether it is one of the operators is asked when the list is pruned
  operator: textOrNull(stored.operator) as Condition['operator'],
  values: idsOrOne(stored.values),
  // a record keeps its names: the type of the field knows which of them it means
  select_values: isRecord(stored.select_values)
    ? (stored.select_values as GivenChoice)
    : idsOrOne(stored.select_values),
  is_other_field_compare: isOn(stored.is_other_field_compare),
  otherField: textOrNull(stored.otherField),
})

/** The conditions as they are stored, not yet pruned. Malformed conditions are left out. */
export const readConditions = (
  stored: unknown,
  ruleName: string,
  leaveOut: (what: string) => [],
): Conditions | null => {
  const member = (one: unknown): Condition[] =>
    isRecord(one) && !('conditions' in one)
      ? [conditionFrom(one)]
      : leaveOut('a condition that cannot be read')
  const item = (one: unknown): ConditionItem[] => {
    if (!isRecord(one) || one.type !== 'OR') return member(one)
    if (!Array.isArray(one.conditions)) return leaveOut('an OR group that has no list')
    return [{ type: 'OR', conditions: one.conditions.flatMap(member) }]
  }
  const value = parseText(stored)
  if (stored === undefined || value === null || value === '') return null
  const list = isRecord(value) ? value.conditions : undefined
  const items = Array.isArray(list) ? list.flatMap(item) : leaveOut('conditions that are no list')
  return items.length > 0 ? { type: 'AND', rule_name: ruleName, conditions: items } : null
}
