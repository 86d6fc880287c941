import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayIn, numberIn, timeIn } from './numbers-and-days.ts'

test('a day stays that day, wherever it is read', () => {
  assert.equal(dayIn('en', '2026-03-09'), 'Mar 9, 2026')
  assert.equal(dayIn('fr', '2026-03-09'), '9 mars 2026')
})

test('a number keeps its digits after the point', () => {
  assert.equal(numberIn('en', 1234.5, 2), '1,234.50')
  assert.equal(numberIn('en', 1234), '1,234')
})

test('a time of day is what the clock says', () => {
  assert.match(timeIn('en', '07:30:00'), /^7:30\sAM$/)
  assert.equal(timeIn('fr', '07:30:00'), '07:30')
})
