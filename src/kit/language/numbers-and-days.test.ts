import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayIn, instantIn, numberIn, timeIn } from './numbers-and-days.ts'

test('a day stays that day, wherever it is read', () => {
  assert.equal(dayIn('en', '2026-03-09'), 'Mar 9, 2026')
  assert.equal(dayIn('fr', '2026-03-09'), '9 mars 2026')
  assert.equal(dayIn('fr', '2026-11-01'), '1er nov. 2026')
  assert.equal(dayIn('fr', '2026-11-11'), '11 nov. 2026')
})

test('a number keeps its digits after the point', () => {
  assert.equal(numberIn('en', 1234.5, 2), '1,234.50')
  assert.equal(numberIn('en', 1234), '1,234')
})

test('a time of day is what the clock says', () => {
  assert.match(timeIn('en', '07:30:00'), /^7:30\sAM$/)
  assert.equal(timeIn('fr', '07:30:00'), '07 h 30')
})

test('a moment is written as Québec and Mexico write it', () => {
  const at = '2026-11-22T11:39:00Z'
  assert.equal(instantIn('fr', at, 'America/Toronto'), '22 nov. 2026, 06 h 39')
  assert.match(instantIn('es', at, 'America/Toronto'), /^22 nov 2026, 6:39\sa\.m\.$/)
  assert.match(instantIn('en', at, 'America/Toronto'), /^Nov 22, 2026, 6:39\sAM$/)
})
