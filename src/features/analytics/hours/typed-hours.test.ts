import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hoursIn, pastedCells } from './typed-hours.ts'

test('hours are read as people of each language write them', () => {
  for (const [typed, hours] of [
    ['1234.5', 1234.5],
    ['1,234.5', 1234.5],
    ['1 234,5', 1234.5],
    ['1,234', 1234],
    ['40 h', 40],
    ['0', 0],
    ['  ', null],
    ['forty', undefined],
    ['-3', undefined],
    ['200001', undefined],
  ] as const)
    assert.equal(hoursIn(typed), hours, typed)
})

test('what is pasted from a sheet fills the cells from there on', () => {
  assert.deepEqual(pastedCells('40\t41\r\n\t43\r\n', { row: 2, column: 1 }), [
    { row: 2, column: 1, typed: '40' },
    { row: 2, column: 2, typed: '41' },
    { row: 3, column: 1, typed: '' },
    { row: 3, column: 2, typed: '43' },
  ])
})
