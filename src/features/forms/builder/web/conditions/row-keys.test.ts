import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addCondition,
  addOr,
  type Conditions,
  changeField,
  removeCondition,
} from '../../../../../form-engine/index.ts'
import { noRows, rowKeys } from './row-keys.ts'

test('a row keeps its key while others come, change and go', () => {
  let rule: Conditions | null = addCondition(addCondition(null, 'owner'), 'owner')
  const first = rowKeys(noRows, rule)
  const [a, b] = first.keys
  assert.notEqual(a, b)

  rule = changeField(rule, { item: 1 }, 'weather')
  const changed = rowKeys(first, rule)
  assert.deepEqual(changed.keys, [a, b])

  rule = addOr(rule, { item: 0 })
  const more = rowKeys(changed, rule)
  assert.equal(more.keys[0], a)
  assert.equal(more.keys[2], b)
  assert.ok(!first.keys.includes(more.keys[1] ?? -1))

  rule = removeCondition(rule, { item: 0, member: 0 })
  const fewer = rowKeys(more, rule)
  assert.equal(fewer.keys.length, 2)
  assert.equal(fewer.keys[1], b)
})

test('no conditions, no rows', () => {
  assert.deepEqual(rowKeys(noRows, null).keys, [])
})
