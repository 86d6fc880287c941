import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leastWay, pointOn, strokesToPath, wayOf, withPoints } from './signature.ts'

const pad = { left: 100, top: 50, width: 300, height: 100 }

test('a point is a share of the pad, so that it fits a pad of any size', () => {
  assert.deepEqual(pointOn({ clientX: 250, clientY: 100 }, pad), [0.5, 0.5])
  const wide = { left: 0, top: 0, width: 900, height: 300 }
  assert.deepEqual(pointOn({ clientX: 450, clientY: 150 }, wide), [0.5, 0.5])
})

test('a point beyond the edge stays on it', () => {
  assert.deepEqual(pointOn({ clientX: 0, clientY: 900 }, pad), [0, 1])
})

test('a hand that rests adds nothing', () => {
  const rested = withPoints(
    [0.5, 0.5],
    [
      [0.5, 0.5],
      [0.5005, 0.5],
      [0.6, 0.5],
    ],
  )
  assert.deepEqual(rested, [0.5, 0.5, 0.6, 0.5])
})

test('a dot has no way; height counts as much as width on the screen', () => {
  assert.equal(wayOf([[0.5, 0.5]], pad), 0)
  assert.ok(wayOf([[0.5, 0.5, 0.53, 0.5]], pad) < leastWay)
  assert.ok(Math.abs(wayOf([[0, 0, 0, 0.3]], pad) - 0.1) < 1e-9)
  assert.ok(
    Math.abs(
      wayOf(
        [
          [0, 0, 0.2, 0],
          [0.2, 0, 0, 0],
        ],
        pad,
      ) - 0.4,
    ) < 1e-9,
  )
})

test('strokes are one path in the box of the pad; a dot among them is seen', () => {
  const strokes = [
    [0.1, 0.5, 0.4, 0.5],
    [0.5, 0.2],
  ]
  assert.equal(strokesToPath({ strokes, width: 300, height: 100 }), 'M30 50L120 50M150 20L150 20')
})

test('a line through many points is smooth', () => {
  const strokes = [[0, 0, 0.1, 0, 0.2, 0.1]]
  assert.equal(strokesToPath({ strokes, width: 100, height: 100 }), 'M0 0Q10 0 15 5L20 10')
})
