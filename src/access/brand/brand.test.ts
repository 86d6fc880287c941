import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrastOf, inkOn, inkOnWhite } from './brand.ts'

const colours = ['#ffffff', '#ffe600', '#ff6a13', '#7f7f7f', '#1d5b79', '#14693a', '#000000']

test('what is written on a colour, and with it on white, can be read', () => {
  for (const colour of colours) {
    assert.ok(contrastOf(colour, inkOn(colour)) >= 4.5, colour)
    assert.ok(contrastOf(inkOnWhite(colour), '#ffffff') >= 4.5, colour)
  }
})

test('a colour that can be read stays as it was chosen', () => {
  assert.equal(inkOnWhite('#1D5B79'), '#1d5b79')
  assert.notEqual(inkOnWhite('#ffe600'), '#ffe600')
  assert.deepEqual(['#ffe600', '#1d5b79'].map(inkOn), ['#000000', '#ffffff'])
})
