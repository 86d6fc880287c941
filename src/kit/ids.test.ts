import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from './ids.ts'

test('an id is a UUID of version 7', () => {
  assert.match(newId(), /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('ids made later sort later', () => {
  const ids = [1, 2, 1_700_000_000_000, 1_900_000_000_000].map(newId)
  assert.deepEqual([...ids].sort(), ids)
})

test('no two ids are the same', () => {
  assert.equal(new Set(Array.from({ length: 10_000 }, () => newId(1))).size, 10_000)
})
