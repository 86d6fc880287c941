import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyRow } from '../../../define.ts'
import { emptySelection, nothingPicked, pick, picked, pickedAll } from './selection.ts'

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }) as AnyRow)
const ids = (selection: ReadonlyMap<string, AnyRow>) => [...selection.keys()].sort().join('')

test('a row is picked and let go', () => {
  const one = picked(emptySelection, rows, 'b')
  assert.equal(ids(one), 'b')
  assert.equal(ids(picked(one, rows, 'b')), '')
})

test('everything between two rows is picked, in either direction', () => {
  assert.equal(ids(picked(picked(emptySelection, rows, 'b'), rows, 'd', 'b')), 'bcd')
  assert.equal(ids(picked(picked(emptySelection, rows, 'd'), rows, 'b', 'd')), 'bcd')
})

test('everything between takes the side that the clicked row takes', () => {
  assert.equal(ids(picked(pickedAll(emptySelection, rows), rows, 'c', 'b')), 'ad')
})

test('a range begins at the row that was picked last, whether that was itself one or not', () => {
  const one = pick(nothingPicked, rows, 'b', true)
  const more = pick(one, rows, 'c', true)
  assert.deepEqual([ids(one.selection), ids(more.selection)], ['b', 'bc'])
  assert.equal(ids(pick(pick(more, rows, 'a', false), rows, 'd', false).selection), 'abcd')
  assert.equal(ids(pick(pick(more, rows, 'a', false), rows, 'd', true).selection), 'abcd')
})

test('a start that is on another page picks the one row', () => {
  assert.equal(ids(picked(emptySelection, rows, 'c', 'gone')), 'c')
})

test('all of a page are picked, and let go when all were; other pages keep theirs', () => {
  const other = picked(emptySelection, [{ id: 'z' } as AnyRow], 'z')
  const all = pickedAll(picked(other, rows, 'a'), rows)
  assert.equal(ids(all), 'abcdz')
  assert.equal(ids(pickedAll(all, rows)), 'z')
})
