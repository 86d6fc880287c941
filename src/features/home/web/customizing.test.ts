import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layoutFor } from '../layout.ts'
import { beginWith, changeTo, isSame, resized, undo, without } from './customizing.ts'

const widgets = [
  { name: 'late', wide: 1, at: { hs_user: 20, management: 10 } },
  { name: 'first', wide: 2, at: { hs_user: 10 } },
  { name: 'spare', wide: 1, at: {} },
] as const

test('a role begins with what features place for it; what was chosen wins, but for what is not there', () => {
  assert.deepEqual(layoutFor(null, widgets, 'hs_user'), [
    { name: 'first', wide: 2 },
    { name: 'late', wide: 1 },
  ])
  assert.deepEqual(layoutFor(null, widgets, 'hs_manager'), [])
  const chosen = [
    { name: 'spare', wide: 3 },
    { name: 'withdrawn', wide: 1 },
  ] as const
  assert.deepEqual(layoutFor(chosen, widgets, 'hs_user'), [{ name: 'spare', wide: 3 }])
  assert.deepEqual(layoutFor([], widgets, 'hs_user'), [])
})

test('each step is undone by itself, back to the beginning and no further', () => {
  const begun = beginWith(layoutFor(null, widgets, 'hs_user'))
  const wider = changeTo(begun, resized(begun.now, 'late', 3))
  const fewer = changeTo(wider, without(wider.now, 'first'))
  assert.deepEqual(fewer.now, [{ name: 'late', wide: 3 }])
  assert.deepEqual(undo(fewer).now, wider.now)
  assert.ok(isSame(undo(undo(fewer)).now, begun.now))
  assert.ok(isSame(undo(begun).now, begun.now))
  assert.ok(!isSame(wider.now, begun.now) && !isSame(fewer.now, begun.now))
})
