// What versions before stored on a device survives the update.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftStored } from './draft-stored.ts'
import { nothingAbout } from './stored.ts'

/** A draft as 0.1 wrote it, with everything that can be in one. */
const before = {
  id: 'd',
  account: 'me',
  form: { id: 'f', name: 'Walk' },
  revises: null,
  answers: { a: 'mine' },
  context: { ...nothingAbout, location: { id: 'l', name: 'Yard' } },
  reason: 'Why',
  revision: 3,
  unsaved: true,
  base: { answers: { a: 'was' }, about: { location: 'l', asset: null } },
  given: { answers: { a: 'sent' }, about: { location: 'l' } },
  other: { answers: { a: 'theirs' }, about: {}, saved_at: 'then' },
  started_at: 's',
  saved_at: 't',
}

test('a draft of a version before is read whole', () => {
  const draft = draftStored(before)
  assert.deepEqual(draft?.content, {
    answers: { a: 'mine' },
    context: before.context,
    reason: 'Why',
  })
  assert.deepEqual(
    [draft?.base?.answers, draft?.base?.context.location?.id, draft?.given?.answers],
    [{ a: 'was' }, 'l', { a: 'sent' }],
  )
  assert.deepEqual(draft?.others, [
    { content: { answers: { a: 'theirs' }, about: {} }, saved_at: 'then' },
  ])
  assert.deepEqual(
    [draft?.id, draft?.account, draft?.form, draft?.revision, draft?.unsaved, draft?.stamp],
    ['d', 'me', before.form, 3, true, ''],
  )
  assert.ok(draft !== undefined && !('answers' in draft))
})

test('what was given is forgotten where its answer is known', () => {
  assert.equal(draftStored({ ...before, unsaved: false })?.given, undefined)
})

test('a draft of this version is read as it is, and anything else is none', () => {
  const now = draftStored(before)
  assert.equal(draftStored(now), now)
  assert.equal(draftStored({ id: 'x', account: 'me', kind: 'something else' }), undefined)
})
