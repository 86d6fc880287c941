import assert from 'node:assert/strict'
import { test } from 'node:test'
import { active, closed, hasUnsaved, marked, opened, type Stack } from './modal-stack.ts'

const empty: Stack<string> = []
const two = opened(opened(empty, 'a', 'A'), 'b', 'B')
const ids = (stack: Stack<string>) => stack.map((modal) => modal.id)

test('open adds to the front, and the most recently opened is active', () => {
  assert.deepEqual(ids(two), ['b', 'a'])
  assert.equal(active(two)?.id, 'b')
  assert.equal(active(empty), undefined)
})

test('a modal opened again comes to the front and keeps what it knows', () => {
  const again = opened(marked(two, 'a', true), 'a', 'A')
  assert.deepEqual(ids(again), ['a', 'b'])
  assert.equal(active(again)?.unsaved, true)
})

test('close removes the one, wherever it stands', () => {
  assert.deepEqual(ids(closed(two, 'a')), ['b'])
})

test('unsaved changes are known per modal and for the whole', () => {
  assert.equal(hasUnsaved(two), false)
  assert.equal(hasUnsaved(marked(two, 'a', true)), true)
  assert.equal(hasUnsaved(marked(marked(two, 'a', true), 'a', false)), false)
})
