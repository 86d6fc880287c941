import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Stroke, strokeLength, strokePath, toPoint, withStroke } from './strokes.ts'

const pad = { left: 100, top: 50, width: 300, height: 100 }

test('a point is a share of the pad, so that it fits a pad of any size', () => {
  assert.deepEqual(
    toPoint({ clientX: 250, clientY: 100, timeStamp: 1020.4 }, pad, 1000),
    [0.5, 0.5, 20],
  )
  const wide = { left: 0, top: 0, width: 900, height: 300 }
  assert.deepEqual(
    toPoint({ clientX: 450, clientY: 150, timeStamp: 1020.4 }, wide, 1000),
    [0.5, 0.5, 20],
  )
})

test('a point beyond the edge stays on it', () => {
  assert.deepEqual(toPoint({ clientX: 0, clientY: 900, timeStamp: 0 }, pad, 5), [0, 1, 0])
})

const line: Stroke = [
  [0.1, 0.5, 0],
  [0.4, 0.5, 10],
]

test('a dot is rejected, a line is kept', () => {
  assert.deepEqual(withStroke([], [[0.5, 0.5, 0]]), [])
  assert.deepEqual(
    withStroke(
      [],
      [
        [0.5, 0.5, 0],
        [0.51, 0.5, 5],
      ],
    ),
    [],
  )
  assert.deepEqual(withStroke([], line), [line])
})

test('height counts as much as width on the screen', () => {
  assert.ok(
    Math.abs(
      strokeLength([
        [0, 0, 0],
        [0, 0.3, 1],
      ]) - 0.1,
    ) < 1e-9,
  )
})

test('a stroke is drawn as one path', () => {
  assert.equal(strokePath(line), 'M0.3000 0.5L1.2000 0.5')
})
