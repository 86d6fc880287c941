import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addCondition,
  addOr,
  type Condition,
  type Conditions,
  changeChoice,
  changeField,
  changeOperator,
  changeOtherField,
  changeValues,
  chooseRole,
  conditionProblem,
  type FormField,
  pruneConditions,
  removeCondition,
  toggleOtherField,
} from '../index.ts'

const fresh: Condition = {
  type: 'CONDITION',
  field: null,
  operator: null,
  values: null,
  select_values: null,
  is_other_field_compare: false,
  otherField: null,
}
const finished: Condition = { ...fresh, field: 'site', operator: 'is_equal_to', values: ['North'] }
const list = (...conditions: Conditions['conditions']): Conditions => ({
  type: 'AND',
  rule_name: 'owner',
  conditions,
})
const fields: FormField[] = [
  { key: 'site', label: 'Site', type: 'text' },
  { key: 'lead', label: 'Lead', type: 'role' },
]

test('the first AND condition makes the conditions object, named after its field', () => {
  assert.deepEqual(addCondition(null, 'owner'), list(fresh))
  assert.deepEqual(addCondition(list(finished), 'owner'), list(finished, fresh))
})

test('OR turns a condition into a group of it and a new one, and a group gets one more', () => {
  const group = addOr(list(finished), { item: 0 })
  assert.deepEqual(group, list({ type: 'OR', conditions: [finished, fresh] }))
  const larger = addOr(group, { item: 0, member: 1 })
  assert.deepEqual(larger, list({ type: 'OR', conditions: [finished, fresh, fresh] }))
})

test('removing collapses a group of two, and the last condition takes the object with it', () => {
  const group = list({ type: 'OR', conditions: [finished, fresh] }, finished)
  assert.deepEqual(removeCondition(group, { item: 0, member: 1 }), list(finished, finished))
  assert.deepEqual(removeCondition(group, { item: 1 })?.conditions.length, 1)
  assert.equal(removeCondition(list(finished), { item: 0 }), null)
})

test('another field or operator forgets what was given', () => {
  const place = { item: 0 }
  const comparing = list({ ...finished, select_values: ['a'], otherField: 'lead' })
  const emptied = { ...fresh, field: 'site', operator: 'is_equal_to' } as const
  assert.deepEqual(changeField(comparing, place, 'lead'), list({ ...emptied, field: 'lead' }))
  assert.deepEqual(
    changeOperator(comparing, place, 'contains'),
    list({ ...emptied, operator: 'contains' }),
  )
})

test('Other Field on clears the values, off clears the other field', () => {
  const place = { item: 0 }
  const on = toggleOtherField(list(finished), place, true)
  const compared = { ...finished, values: null, is_other_field_compare: true }
  assert.deepEqual(on, list(compared))
  const chosen = changeOtherField(on, place, 'lead')
  assert.deepEqual(chosen, list({ ...compared, otherField: 'lead' }))
  assert.deepEqual(toggleOtherField(chosen, place, false), list({ ...finished, values: null }))
})

test('values and a choice take the place of one another, inside a group as outside', () => {
  const group = list({ type: 'OR', conditions: [finished, fresh] })
  const place = { item: 0, member: 1 }
  const choice = chooseRole(3)
  const chosen = changeChoice(group, place, choice)
  assert.deepEqual(
    chosen,
    list({ type: 'OR', conditions: [finished, { ...fresh, select_values: choice }] }),
  )
  assert.deepEqual(
    changeValues(chosen, place, 'x'),
    list({ type: 'OR', conditions: [finished, { ...fresh, values: 'x' }] }),
  )
})

test('an unfinished condition says what is missing', () => {
  const said = (condition: Partial<Condition>) =>
    conditionProblem({ ...fresh, ...condition })?.message
  assert.equal(said({}), 'Please select field')
  assert.equal(said({ field: 'site' }), 'Please select operator')
  assert.equal(said({ field: 'site', operator: 'contains' }), 'Please select value')
  assert.equal(said({ field: 'site', operator: 'contains', values: [' '] }), 'Please select value')
  assert.equal(said({ field: 'site', operator: 'contains', values: 0 }), undefined)
  assert.equal(said({ field: 'site', operator: 'is_empty' }), undefined)
  const lead = { field: 'lead', operator: 'in_list' } as const
  assert.equal(said({ ...lead, select_values: chooseRole(3) }), 'Please select value')
  const named = { ...chooseRole(3), accounts: ['ana'] }
  assert.equal(said({ ...lead, select_values: named }), undefined)
  assert.equal(
    said({ field: 'site', operator: 'is_equal_to', is_other_field_compare: true }),
    'Please select other field to compare',
  )
})

test('leaving the builder drops what is invalid and says where it stood', () => {
  const wrong: Condition = { ...finished, field: 'lead', operator: 'contains' }
  const left = pruneConditions(
    list({ type: 'OR', conditions: [fresh, finished] }, wrong, { type: 'OR', conditions: [fresh] }),
    fields,
  )
  assert.deepEqual(left.conditions, list(finished))
  assert.deepEqual(
    left.problems.map(({ code, field, at }) => [code, field, at]),
    [
      ['select-field', 'owner', { item: 0, member: 0 }],
      ['operator-not-allowed', 'owner', { item: 1 }],
      ['select-field', 'owner', { item: 2, member: 0 }],
    ],
  )
  assert.equal(pruneConditions(list(fresh), fields).conditions, null)
})
