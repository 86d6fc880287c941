import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonical } from './canonical.ts'

test('the same content has one spelling, whatever the order of its members', () => {
  assert.equal(
    canonical({ b: [1, { d: null, c: 'é' }], a: true }),
    '{"a":true,"b":[1,{"c":"é","d":null}]}',
  )
  assert.equal(canonical({ a: undefined, b: 1 }), '{"b":1}')
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([name, inner]) => [name, shuffled(inner)]),
    )
  }
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonical(value)
      assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)))
      assert.equal(canonical(shuffled(value)), text)
    }),
  )
})
