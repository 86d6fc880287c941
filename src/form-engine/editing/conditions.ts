import type { Condition, ConditionItem, ConditionPlace, Conditions } from '../contract.ts'
import { collapse } from '../read/prune.ts'

const reset = { values: null, select_values: null, otherField: null } as const

const newCondition: Condition = {
  type: 'CONDITION',
  field: null,
  operator: null,
  is_other_field_compare: false,
  ...reset,
}

const membersOf = (item: ConditionItem): readonly Condition[] =>
  item.type === 'OR' ? item.conditions : [item]

type Replace = (item: ConditionItem) => readonly ConditionItem[]

const withItem = (rule: Conditions, { item }: ConditionPlace, replace: Replace): Conditions => ({
  ...rule,
  conditions: rule.conditions.flatMap((one, at) => (at === item ? replace(one) : [one])),
})

/** A new AND condition; the first one makes the conditions object. */
export const addCondition = (conditions: Conditions | null, ruleName: string): Conditions => ({
  type: 'AND',
  rule_name: ruleName,
  conditions: [...(conditions?.conditions ?? []), newCondition],
})

/** Turns a condition into a group of it and a new one; a group gets one more. */
export const addOr = (rule: Conditions, place: ConditionPlace): Conditions =>
  withItem(rule, place, (item) => [{ type: 'OR', conditions: [...membersOf(item), newCondition] }])

/** A group left with one member is that member; nothing left is no conditions at all. */
export const removeCondition = (rule: Conditions, place: ConditionPlace): Conditions | null => {
  const { member = 0 } = place
  const others = (item: ConditionItem) => membersOf(item).filter((_, at) => at !== member)
  const left = withItem(rule, place, (item) => collapse(others(item)))
  return left.conditions.length > 0 ? left : null
}

/** An operation on the one condition that stands at a place. */
const changing =
  <Given>(change: (given: Given) => Partial<Condition>) =>
  (rule: Conditions, place: ConditionPlace, given: Given): Conditions =>
    withItem(rule, place, (item) => {
      const { member = 0 } = place
      const changed = (one: Condition, at: number): Condition =>
        at === member ? { ...one, ...change(given) } : one
      return collapse(membersOf(item).map(changed))
    })

/** Another field or operator: whatever was given before means nothing now. */
export const changeField = changing((field: Condition['field']) => ({ ...reset, field }))
export const changeOperator = changing((operator: Condition['operator']) => ({
  ...reset,
  operator,
}))

/** On, the given values go; off, the other field does. */
export const toggleOtherField = changing((on: boolean) => ({
  ...reset,
  is_other_field_compare: on,
}))
export const changeOtherField = changing((otherField: Condition['otherField']) => ({ otherField }))

/** Chips, a text or a number; or a choice from lists: one takes the place of the other. */
export const changeValues = changing((values: Condition['values']) => ({ ...reset, values }))
export const changeChoice = changing((chosen: Condition['select_values']) => ({
  ...reset,
  select_values: chosen,
}))
