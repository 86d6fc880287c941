import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRange, writeRange } from './range.ts'

test('a range is read as it was written', () => {
  for (const value of ['5..10', '5..', '..10', '2026-01-01..2026-03-09', '-3..4'])
    assert.equal(writeRange(readRange(value)), value)
  assert.equal(writeRange(readRange(undefined)), undefined)
})

test('ends in the wrong order are turned round', () => {
  assert.equal(writeRange({ from: '10', to: '9' }), '9..10')
  assert.equal(writeRange({ from: '2026-03-09', to: '2026-01-01' }), '2026-01-01..2026-03-09')
})
