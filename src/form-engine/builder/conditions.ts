import type {
  Condition,
  ConditionItem,
  ConditionPlace,
  Conditions,
  GivenChoice,
  GivenValues,
  Key,
  Operator,
} from '../contract.ts'
import { collapse } from '../read/prune.ts'

const nothingGiven = { values: null, select_values: null, otherField: null } as const

const newCondition: Condition = {
  type: 'CONDITION',
  field: null,
  operator: null,
  is_other_field_compare: false,
  ...nothingGiven,
}

type Change = (condition: Condition) => Condition

const membersOf = (item: ConditionItem): readonly Condition[] =>
  item.type === 'OR' ? item.conditions : [item]

const withItem = (
  conditions: Conditions,
  place: ConditionPlace,
  replace: (item: ConditionItem) => readonly ConditionItem[],
): Conditions => ({
  ...conditions,
  conditions: conditions.conditions.flatMap((item, index) =>
    index === place.item ? replace(item) : [item],
  ),
})

/** A new AND condition; the first one makes the conditions object. */
export const addCondition = (conditions: Conditions | null, ruleName: Key): Conditions => ({
  type: 'AND',
  rule_name: ruleName,
  conditions: [...(conditions?.conditions ?? []), newCondition],
})

/** Turns a condition into a group of it and a new one; a group gets one more. */
export const addOr = (conditions: Conditions, place: ConditionPlace): Conditions =>
  withItem(conditions, place, (item) => [
    { type: 'OR', conditions: [...membersOf(item), newCondition] },
  ])

/** A group left with one member is that member; nothing left is no conditions at all. */
export const removeCondition = (
  conditions: Conditions,
  place: ConditionPlace,
): Conditions | null => {
  const left = withItem(conditions, place, (item) =>
    collapse(membersOf(item).filter((_, member) => member !== (place.member ?? 0))),
  )
  return left.conditions.length > 0 ? left : null
}

const change = (conditions: Conditions, place: ConditionPlace, to: Change): Conditions =>
  withItem(conditions, place, (item) => {
    if (item.type === 'CONDITION') return [to(item)]
    const members = item.conditions.map((one, member) => (member === place.member ? to(one) : one))
    return [{ ...item, conditions: members }]
  })

/** Another field: whatever was given for the one before means nothing now. */
export const changeField = (
  conditions: Conditions,
  place: ConditionPlace,
  field: Key | null,
): Conditions => change(conditions, place, (one) => ({ ...one, ...nothingGiven, field }))

export const changeOperator = (
  conditions: Conditions,
  place: ConditionPlace,
  operator: Operator | null,
): Conditions => change(conditions, place, (one) => ({ ...one, ...nothingGiven, operator }))

/** On, the given values go; off, the other field does. */
export const toggleOtherField = (
  conditions: Conditions,
  place: ConditionPlace,
  on: boolean,
): Conditions =>
  change(conditions, place, (one) => ({ ...one, ...nothingGiven, is_other_field_compare: on }))

export const changeOtherField = (
  conditions: Conditions,
  place: ConditionPlace,
  otherField: Key | null,
): Conditions => change(conditions, place, (one) => ({ ...one, otherField }))

/** Chips, a text or a number. */
export const changeValues = (
  conditions: Conditions,
  place: ConditionPlace,
  values: GivenValues,
): Conditions => change(conditions, place, (one) => ({ ...one, values, select_values: null }))

/** A choice from lists. */
export const changeChoice = (
  conditions: Conditions,
  place: ConditionPlace,
  choice: GivenChoice,
): Conditions =>
  change(conditions, place, (one) => ({ ...one, values: null, select_values: choice }))
