import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parts, sides } from '../injuries.ts'
import { figure, places } from './figure.ts'

test('every part of the form of the WSIB is on the figure, with each of its sides', () => {
  const drawn = new Set(places.map(({ part }) => part))
  assert.deepEqual(
    parts.filter((part) => part !== 'other' && !drawn.has(part)),
    [],
  )
  assert.deepEqual(
    [...drawn].filter((part) => !parts.includes(part)),
    [],
  )
  for (const { part, side } of places)
    if (side !== null)
      assert.deepEqual(
        sides.filter((one) => !places.some((at) => at.part === part && at.side === one)),
        [],
      )
})

test('the left of a person who faces us is on our right, and within the figure', () => {
  const half = figure.width / 2
  for (const { side, view, x, y, w, h } of places) {
    assert.ok(
      x - w / 2 >= 0 && x + w / 2 <= figure.width && y - h / 2 >= 0 && y + h / 2 <= figure.height,
    )
    if (side !== null) assert.equal(x > half, (side === 'left') === (view === 'front'))
  }
})
