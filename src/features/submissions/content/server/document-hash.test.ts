import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentHash } from './document-hash.ts'

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
    { about: { ...about, documents: [{ id: 'd', number: 2, hash: 'h' }] } },
  ])
    assert.notEqual(documentHash({ ...content, ...other }), hash)
})
