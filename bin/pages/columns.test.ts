import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnsOf, rowsOf } from './columns.ts'

test('rows come back out of their columns as they were', () => {
  const rows = [
    { name: 'one', grants: [], light: true },
    { name: 'two', grants: ['a'], path: '' },
    { name: 'three', grants: ['a'], light: false },
    { name: 'four', grants: [] },
  ]
  assert.deepEqual(rowsOf(JSON.parse(JSON.stringify(columnsOf(rows)))), rows)
})
