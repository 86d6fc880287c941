import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Condition,
  comparableFields,
  conditionFields,
  type Definition,
  type Operator,
  operatorsFor,
  type ValueInput,
  valueInput,
} from '../index.ts'

const field = (key: string, type: string, slug: string | null = null) => ({
  key,
  label: key,
  type,
  slug,
})
const definition: Definition = {
  fields: [
    field('owner', 'text'),
    field('a', 'text'),
    field('b', 'textarea'),
    field('size', 'number'),
    field('lead', 'role'),
    field('truck', 'asset'),
    field('where', 'treeselect'),
    field('kind', 'select', 'incident_list'),
    field('told', 'notification'),
    field('seen', 'witness'),
    field('day', 'date'),
    field('pick', 'radio'),
    field('picks', 'checkbox'),
    field('note', 'info'),
  ],
}
const asks = (key: string, operator: Operator, other = false): Condition => ({
  type: 'CONDITION',
  field: key,
  operator,
  values: null,
  select_values: null,
  is_other_field_compare: other,
  otherField: null,
})

test('operators are offered by type', () => {
  assert.deepEqual(operatorsFor({ type: 'radio' }), [
    'is_empty',
    'is_equal_to',
    'is_not_empty',
    'is_not_equal_to',
  ])
  assert.deepEqual(operatorsFor({ type: 'text', slug: 'incident_list' }), [
    'is_empty',
    'in_list',
    'is_not_empty',
    'not_in_list',
  ])
  assert.equal(operatorsFor({ type: 'number' }).length, 11)
  assert.deepEqual(operatorsFor({ type: 'info' }), [])
})

test('conditions look at any other field that takes an answer', () => {
  const keys = conditionFields(definition, 'owner').map(({ key }) => key)
  assert.deepEqual(
    keys,
    definition.fields.map(({ key }) => key).filter((key) => !['owner', 'note'].includes(key)),
  )
})

test('comparable fields are of a like type, offer the operator, and are neither of the two', () => {
  const keys = (key: string, operator: Operator) =>
    comparableFields(definition, 'owner', asks(key, operator)).map((one) => one.key)
  assert.deepEqual(keys('a', 'contains'), ['b'])
  assert.deepEqual(keys('told', 'in_list'), ['seen'])
  assert.deepEqual(keys('told', 'is_equal_to'), [])
  assert.deepEqual(keys('size', 'less_than'), [])
})

test('each field and operator asks for its value in its own way', () => {
  const wanted: [string, Operator, ValueInput][] = [
    ['a', 'is_empty', 'none'],
    ['a', 'is_equal_to', 'chips'],
    ['a', 'contains', 'text'],
    ['size', 'greater_than', 'number'],
    ['size', 'starts_with', 'text'],
    ['size', 'is_equal_to', 'chips'],
    ['lead', 'in_list', 'role'],
    ['truck', 'not_in_list', 'asset'],
    ['kind', 'in_list', 'main-list'],
    ['where', 'is_equal_to', 'tree'],
    ['day', 'is_equal_to', 'date'],
    ['pick', 'is_equal_to', 'list-many'],
    ['pick', 'is_not_equal_to', 'list-many'],
    ['picks', 'in_list', 'list-many'],
    ['seen', 'in_list', 'chips'],
  ]
  for (const [key, operator, input] of wanted) {
    assert.equal(valueInput(definition, asks(key, operator)), input, `${key} ${operator}`)
  }
  assert.equal(valueInput(definition, asks('a', 'is_equal_to', true)), 'none')
})
