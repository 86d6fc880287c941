import assert from 'node:assert/strict'
import { test } from 'node:test'
import { swiped, throttle, viewable, zoomed } from './zoom.ts'

test('a step is 0.12', () => {
  assert.equal(zoomed(1, 1, 1), 1.12)
  assert.equal(zoomed(1, -1, 1), 0.88)
})

test('no larger than three times the natural scale, no smaller than 0.1', () => {
  assert.equal(zoomed(2.95, 1, 1), 3)
  assert.equal(zoomed(5.95, 1, 2), 6)
  assert.equal(zoomed(0.15, -1, 1), 0.1)
})

test('a swipe counts beyond 50 pixels, leftwards to the next', () => {
  assert.deepEqual([-51, -50, 0, 50, 51].map(swiped), [1, 0, 0, 0, -1])
})

test('of a burst of wheel turns one in 80 ms is heard', () => {
  const pass = throttle()
  assert.deepEqual([0, 40, 79, 80, 159, 160].map(pass), [true, false, false, true, false, true])
})

test('only items with a text as src are images', () => {
  const items = [{ src: '/a.png' }, { src: 7 }, { title: 'none' }, null, 'b.png']
  assert.deepEqual(viewable(items), [{ src: '/a.png' }])
})
