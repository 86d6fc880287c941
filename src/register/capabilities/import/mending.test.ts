import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mended } from './mending.ts'

const state = { line: 7, field: 'state', several: false }
const kinds = { line: 7, field: 'kinds', several: true }

test('a cell says what it was mended to, by itself or wherever its value stands', () => {
  const mending = {
    lines: { 7: { state: 'Gaz' }, 8: { state: '' } },
    values: [
      { field: 'state', said: 'Liqid', by: 'Liquid' },
      { field: 'state', said: 'Gaz', by: 'Gas' },
      { field: 'kinds', said: 'Flamable', by: 'Flammable' },
    ],
  }
  assert.equal(mended(mending, state, 'Solid'), 'Gas')
  assert.equal(mended(mending, { ...state, line: 8 }, 'Solid'), '')
  assert.equal(mended(mending, { ...state, line: 9 }, ' Liqid '), 'Liquid')
  assert.equal(mended(mending, { ...state, line: 9 }, 'Liqid gas'), 'Liqid gas')
  assert.equal(mended(mending, kinds, 'Toxic; Flamable\nOther'), 'Toxic; Flammable; Other')
  assert.equal(mended(mending, { ...kinds, field: 'note' }, 'a; b'), 'a; b')
})
