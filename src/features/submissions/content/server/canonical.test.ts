import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonical } from './canonical.ts'
import { documentHash } from './document-hash.ts'

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

test('the hash changes with each part of the content, and with nothing else', () => {
  const files = [
    { id: 'b', sha256: '2' },
    { id: 'a', sha256: '1' },
  ]
  const about = { location: null, asset: null, project: null, on_behalf_of: null, place: null }
  const content = {
    submission: 's',
    revision: 1,
    form_version: 'v',
    answers: { x: 1 },
    files,
    about,
  }
  const hash = documentHash(content)
  assert.match(hash, /^[0-9a-f]{64}$/)
  assert.equal(documentHash({ ...content, files: files.toReversed() }), hash)
  // What was sent before anything could be said beside the answers verifies as it did.
  assert.equal(documentHash({ ...content, remarks: {} }), hash)
  for (const other of [
    { submission: 't' },
    { revision: 2 },
    { form_version: 'w' },
    { answers: { x: 2 } },
    { remarks: { x: { note: 'Loose' } } },
    { files: files.slice(1) },
    { about: { ...about, on_behalf_of: 'Jo' } },
  ])
    assert.notEqual(documentHash({ ...content, ...other }), hash)
})
