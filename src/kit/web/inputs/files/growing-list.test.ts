import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeGrowingList } from './growing-list.ts'

test('two files that arrive before the list is drawn again both stay', () => {
  const list = makeGrowingList<string>()
  const add = (one: string) => list.change((now) => [...now, one])
  const value: string[] = []
  list.draw(value, value)
  assert.deepEqual(add('a'), ['a'])
  // Something else had it drawn, before the form knew of the first.
  list.draw(value, value)
  assert.deepEqual(add('b'), ['a', 'b'])
})

test('what was removed or put there by somebody else is what the next one joins', () => {
  const list = makeGrowingList<string>()
  const next = ['b']
  list.draw([], [])
  list.change((now) => [...now, 'a'])
  list.draw(next, next)
  assert.deepEqual(
    list.change((now) => [...now, 'c']),
    ['b', 'c'],
  )
})
