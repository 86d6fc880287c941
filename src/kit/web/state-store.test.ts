import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeStateStore } from './state-store.ts'

test('a step makes the next state; only who listens is told, and only of a change', () => {
  const store = makeStateStore({ count: 1 })
  const seen: number[] = []
  const stop = store.subscribe(() => seen.push(store.state().count))
  store.run((now) => now)
  store.run(({ count }) => ({ count: count + 1 }))
  stop()
  store.run(({ count }) => ({ count: count + 1 }))
  assert.deepEqual([seen, store.state()], [[2], { count: 3 }])
})

test('a listener that leaves while all are told disturbs no other', () => {
  const store = makeStateStore(0)
  const seen: string[] = []
  const stop = store.subscribe(() => {
    seen.push('first')
    stop()
  })
  store.subscribe(() => seen.push('second'))
  store.run((now) => now + 1)
  store.run((now) => now + 1)
  assert.deepEqual(seen, ['first', 'second', 'second'])
})
