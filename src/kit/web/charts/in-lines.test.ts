import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inLines } from './in-lines.ts'

test('a name that fits is one line', () => {
  assert.deepEqual(inLines('Ladders', 300), ['Ladders'])
})

test('a long name is read whole, in lines', () => {
  const name = 'Seguridad en el uso de escaleras portátiles y de andamios'
  const lines = inLines(name, 200)
  assert.equal(lines.join(' '), name)
  assert.ok(lines.length > 1 && lines.every((line) => line.length <= 26))
})

test('a word too long for a line, and a fourth line, end in dots', () => {
  assert.deepEqual(inLines('Electroencefalografista', 75), ['Electroen…'])
  assert.equal(inLines('uno dos tres cuatro cinco seis siete', 60).length, 3)
  assert.ok(inLines('uno dos tres cuatro cinco seis siete', 60).at(-1)?.endsWith('…'))
})
