import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fill } from './message.ts'

const lines = { one: '{count} line', other: '{count} lines' }
const lignes = { one: '{count} ligne', other: '{count} lignes' }

test('a message is worded as its language counts', () => {
  assert.equal(fill(lines, { count: 1 }, 'en'), '1 line')
  assert.equal(fill(lines, { count: 0 }, 'en'), '0 lines')
  assert.equal(fill(lines, { count: 2 }, 'en'), '2 lines')
  // In French none is one.
  assert.equal(fill(lignes, { count: 0 }, 'fr'), '0 ligne')
  assert.equal(fill(lignes, { count: 2 }, 'fr'), '2 lignes')
  assert.match(fill(lignes, { count: 1_000_000 }, 'fr'), /^1\s000\s000 lignes$/)
})

test('holes are filled, and one without a value stays', () => {
  assert.equal(fill('{a} of {b}', { a: 1234 }), '1234 of {b}')
})

test('what ends with a stop gets no second one', () => {
  assert.equal(fill('A las {time}.', { time: '7:30 a.m.' }), 'A las 7:30 a.m.')
  assert.equal(fill('A las {time}.', { time: '19:30' }), 'A las 19:30.')
  assert.equal(
    fill('{who}, {what}.', { who: 'Ironside Inc.', what: 'roofs' }),
    'Ironside Inc., roofs.',
  )
})
