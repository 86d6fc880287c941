import assert from 'node:assert/strict'
import { test } from 'node:test'
import { putBegun, putDone, takenSince, unreadSheet } from './sheet-state.ts'
import { newSignature, type StoredSignature } from './stored-signatures.ts'

const sheet = { account: 'me', submission: 's', number: 'SUB-1' }
const row = (place: string, refused = false): StoredSignature => ({
  ...newSignature(sheet, place, { hash: 'h', lang: 'en' }),
  ...(refused && { trouble: { code: 'signature/stale', words: 'No.', errors: {} } }),
})

test('what is on the pad is shown at once, and a reading that began before counts as older', () => {
  const begun = putBegun(unreadSheet, row('a'))
  const done = putDone(begun, true)
  assert.deepEqual(Object.keys(done.signatures ?? {}), ['a'])
  assert.deepEqual([unreadSheet.writes, begun.writes, done.writes], [0, 1, 2])
})

test('a device without room says so, and what is on the pad is all there is', () => {
  const { stored, signatures } = putDone(putBegun(unreadSheet, row('a')), false)
  assert.deepEqual([stored, Object.keys(signatures ?? {})], [false, ['a']])
})

test('a signature that is gone was taken, unless it was refused', () => {
  const before = { ...unreadSheet, signatures: { a: row('a'), b: row('b', true), c: row('c') } }
  assert.deepEqual(takenSince(before, { ...unreadSheet, signatures: { c: row('c') } }), ['a'])
  assert.deepEqual(takenSince(unreadSheet, before), [])
})
