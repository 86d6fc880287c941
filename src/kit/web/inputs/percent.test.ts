import assert from 'node:assert/strict'
import { test } from 'node:test'
import { percent } from './percent.ts'

test('a progress is rounded and kept from 0 to 100', () => {
  const told = [-5, 0, 33.4, 66.5, 100, 140, Number.NaN].map(percent)
  assert.deepEqual(told, [0, 0, 33, 67, 100, 100, 0])
})
