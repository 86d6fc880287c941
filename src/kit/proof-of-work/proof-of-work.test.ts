import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { isProved, tryProof } from './proof-of-work.ts'
import { sha256 } from './sha256.ts'

const hex = (words: Uint32Array) =>
  [...words].map((word) => word.toString(16).padStart(8, '0')).join('')

test('the hash is SHA-256, of texts of every length around its blocks', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const text = 'é'.repeat(length % 7) + 'a'.repeat(length)
    assert.equal(hex(sha256(text)), createHash('sha256').update(text).digest('hex'))
  }
})

test('work is good for what it was done for, for an hour', () => {
  const at = '2026-11-26T12:00:00.000Z'
  const now = Date.parse(at)
  const bits = 8
  const proof = tryProof('one', at, 0, 100_000, bits)
  assert.ok(proof)
  assert.equal(isProved('one', proof, now, bits), true)
  assert.equal(isProved('one', proof, now + 59 * 60_000, bits), true)
  assert.equal(isProved('one', proof, now + 61 * 60_000, bits), false)
  assert.equal(isProved('one', proof, now - 61 * 60_000, bits), false)
  assert.equal(isProved('one', { ...proof, at: 'no day' }, now, bits), false)
  const others = Array.from({ length: 20 }, (_, n) => `other ${n}`)
  assert.ok(others.filter((other) => isProved(other, proof, now, bits)).length < 3)
})
