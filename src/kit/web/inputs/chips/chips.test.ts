import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addChips, chipKeys } from './chips.ts'

test('a chip is added without the space around it, a blank one is ignored', () => {
  assert.deepEqual(addChips(['a'], ' b ', {}), { chips: ['a', 'b'] })
  assert.deepEqual(addChips(['a'], '   ', {}), { chips: ['a'] })
})

test('a duplicate is rejected unless allowed', () => {
  const rejected = { reason: 'duplicate', chip: 'a' }
  assert.deepEqual(addChips(['a'], 'a', {}), { chips: ['a'], rejected })
  assert.deepEqual(addChips(['a'], 'a', { allowDuplicates: true }).chips, ['a', 'a'])
})

test('the maximum holds', () => {
  const added = addChips(['a'], 'b,c', { separators: [','], maximum: 2 })
  assert.deepEqual(added, { chips: ['a', 'b'], rejected: { reason: 'full', chip: 'c' } })
})

test('separators cut a pasted text into chips; without any it stays one', () => {
  assert.deepEqual(addChips([], 'a, b;;c', { separators: [',', ';'] }).chips, ['a', 'b', 'c'])
  assert.deepEqual(addChips([], 'a, b', {}).chips, ['a, b'])
})

test('the list handed in is left as it was', () => {
  const chips = ['a']
  addChips(chips, 'b', {})
  assert.deepEqual(chips, ['a'])
})

test('every chip has a key of its own', () => {
  assert.deepEqual(chipKeys(['a', 'b', 'a']), ['a 0', 'b 0', 'a 1'])
})
