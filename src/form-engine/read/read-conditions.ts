import { asIds, isId } from '../comparing.ts'
import type {
  Condition,
  ConditionItem,
  Conditions,
  GivenChoice,
  GivenValues,
  Key,
  Operator,
  Problem,
} from '../contract.ts'
import { isOn, isRecord, type PlainRecord, parseText } from '../plain.ts'
import { warning } from '../problems.ts'

const keyFrom = (value: unknown): Key | null => (isId(value) ? String(value) : null)

const valuesFrom = (value: unknown): GivenValues =>
  Array.isArray(value) ? asIds(value) : isId(value) ? value : null

const choiceFrom = (value: unknown): GivenChoice =>
  // a record keeps its names: the type of the field knows which of them it means
  isRecord(value) ? (value as GivenChoice) : valuesFrom(value)

const conditionFrom = (stored: PlainRecord): Condition => ({
  type: 'CONDITION',
  field: keyFrom(stored.field),
  // whether it is one of the operators is asked when the list is pruned
  operator: keyFrom(stored.operator) as Operator | null,
  values: valuesFrom(stored.values),
  select_values: choiceFrom(stored.select_values),
  is_other_field_compare: isOn(stored.is_other_field_compare),
  otherField: keyFrom(stored.otherField),
})

/** The conditions as they are stored, not yet pruned. What is no condition at all is left out. */
export const readConditions = (
  stored: unknown,
  owner: { readonly key: Key; readonly name: string },
): { conditions: Conditions | null; problems: Problem[] } => {
  const problems: Problem[] = []
  const malformed = (what: string): [] => {
    problems.push(warning('malformed', `${owner.name} has ${what}`, owner.key))
    return []
  }
  const member = (item: unknown): Condition[] =>
    isRecord(item) && !('conditions' in item)
      ? [conditionFrom(item)]
      : malformed('a condition that cannot be read')
  const item = (one: unknown): ConditionItem[] => {
    if (!isRecord(one) || one.type !== 'OR') return member(one)
    const list = one.conditions
    if (!Array.isArray(list)) return malformed('an OR group without a list of conditions')
    return [{ type: 'OR', conditions: list.flatMap(member) }]
  }
  const value = parseText(stored)
  if (value === null || value === '' || stored === undefined) return { conditions: null, problems }
  const list = isRecord(value) ? value.conditions : undefined
  const items = Array.isArray(list) ? list.flatMap(item) : malformed('conditions that are no list')
  const conditions: Conditions = { type: 'AND', rule_name: owner.key, conditions: items }
  return { conditions: items.length > 0 ? conditions : null, problems }
}
