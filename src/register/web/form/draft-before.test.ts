// A draft typed in an earlier version of Plumbline is offered once after the update.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftBefore } from './draft-before.ts'

test('a draft that the tab held is taken up, and only once', (context) => {
  const held = new Map([
    ['plumbline-draft me places new ', '{"at":"then","newId":"1","values":{"a":2}}'],
  ])
  Reflect.set(globalThis, 'sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => held.delete(key),
  })
  context.after(() => Reflect.deleteProperty(globalThis, 'sessionStorage'))
  const found = draftBefore('me places new ')
  assert.deepEqual(found, { content: { newId: '1', values: { a: 2 } }, saved_at: 'then' })
  assert.equal(draftBefore('me places new '), undefined)
})
