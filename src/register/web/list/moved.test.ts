import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { moved } from './moved.ts'

test('one item is at its new place, the others keep their order', () => {
  assert.deepEqual(moved(['a', 'b', 'c', 'd'], 0, 2), ['b', 'c', 'a', 'd'])
  assert.deepEqual(moved(['a', 'b', 'c', 'd'], 3, 0), ['d', 'a', 'b', 'c'])
})

test('beyond an end is at that end, and nothing is lost', () => {
  assert.deepEqual(moved(['a', 'b'], 0, 9), ['b', 'a'])
  assert.deepEqual(moved(['a', 'b'], 1, -4), ['b', 'a'])
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(20), fc.integer(), (list, from, to) => {
      assert.deepEqual(moved(list, from, to).sort(), [...list].sort())
    }),
  )
})
