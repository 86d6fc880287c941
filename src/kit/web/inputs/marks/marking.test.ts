import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DrawnShape } from '../../../drawing/shapes.ts'
import {
  afterKey,
  begun,
  counts,
  drawnOn,
  middling,
  shapesIn,
  stepTo,
  tools,
  undone,
} from './marking.ts'

test('an arrow runs from where it was begun to where the finger is', () => {
  const arrow = drawnOn(begun('arrow', 'red', [0.1, 0.2], ''), [
    [0.3, 0.3],
    [0.5, 0.6],
  ])
  assert.deepEqual(arrow.points, [0.1, 0.2, 0.5, 0.6])
})

test('a pen leaves its whole way, words go where they are dragged', () => {
  assert.deepEqual(
    drawnOn(begun('pen', 'red', [0, 0], ''), [
      [0.1, 0],
      [0.2, 0],
    ]).points,
    [0, 0, 0.1, 0, 0.2, 0],
  )
  assert.deepEqual(drawnOn(begun('text', 'red', [0, 0], 'Bent'), [[0.1, 0.2]]).points, [0.1, 0.2])
})

test('a slip of the finger leaves no mark, and no words are none', () => {
  assert.equal(counts(begun('circle', 'red', [0.5, 0.5], '')), false)
  assert.equal(counts(begun('text', 'red', [0.5, 0.5], ' ')), false)
  for (const tool of tools) assert.equal(counts(middling(tool, 'red', 'Bent')), true)
})

test('keys move the last mark and take it away', () => {
  const shapes: DrawnShape[] = [middling('circle', 'red', ''), middling('arrow', 'blue', '')]
  assert.deepEqual(afterKey(shapes, 'ArrowLeft')?.[1]?.points, [0.38, 0.4, 0.58, 0.6])
  assert.deepEqual(afterKey(shapes, 'Delete'), [shapes[0]])
  assert.equal(afterKey(shapes, 'x'), undefined)
  assert.equal(afterKey([], 'ArrowLeft'), undefined)
})

test('each step is taken back by itself, and never more than there were', () => {
  const one = middling('circle', 'red', '')
  const steps = stepTo(stepTo([[]], [one]), [])
  assert.deepEqual(shapesIn(undone(steps)), [one])
  assert.deepEqual(shapesIn(undone(undone(undone(steps)))), [])
})
