import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Drawing, type DrawnShape, drawingToSvg, marksOf, moved } from './shapes.ts'

const drawing = (...shapes: DrawnShape[]): Drawing => ({ width: 1600, height: 800, shapes })

test('an arrow ends in its second point, whatever the size of the picture', () => {
  const [mark] = marksOf(drawing({ kind: 'arrow', ink: 'red', points: [0, 0.5, 0.5, 0.5] }))
  assert.ok(mark && 'path' in mark)
  assert.match(mark.path, /^M0 400L800 400M/)
  assert.equal(mark.thick, 10)
})

test('a circle fills the box between its points, drawn from any corner', () => {
  const path = (points: number[]) => {
    const [mark] = marksOf(drawing({ kind: 'circle', ink: 'red', points }))
    return mark && 'path' in mark ? mark.path : undefined
  }
  assert.equal(
    path([0.25, 0.25, 0.75, 0.75]),
    'M400 400A400 200 0 1 1 1200 400A400 200 0 1 1 400 400Z',
  )
  assert.equal(path([0.75, 0.75, 0.25, 0.25]), path([0.25, 0.25, 0.75, 0.75]))
})

test('every mark has an edge that its colour stands out of', () => {
  for (const ink of ['red', 'yellow', 'blue', 'white', 'black'] as const) {
    const [mark] = marksOf(drawing({ kind: 'pen', ink, points: [0, 0, 1, 1] }))
    assert.notEqual(mark?.color, mark?.edge)
  }
})

test('words in an SVG are words, never markup', () => {
  const svg = drawingToSvg(drawing({ kind: 'text', ink: 'red', points: [0, 0], text: '<b>"&' }))
  assert.ok(svg.includes('>&#60;b&#62;&#34;&#38;</text>'))
})

test('a shape is moved as a whole, and no further than the edge', () => {
  const shape: DrawnShape = { kind: 'arrow', ink: 'red', points: [0.1, 0.1, 0.9, 0.2] }
  assert.deepEqual(moved(shape, 0.5, 0.5).points, [0.2, 0.6, 1, 0.7])
  assert.deepEqual(moved(shape, -1, -1).points, [0, 0, 0.8, 0.1])
})
