import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Draft, nothingAbout } from '../device/kept.ts'
import { decide, type There } from './decide.ts'

const here = (more: Partial<Draft> = {}): Draft => ({
  id: 'draft',
  account: 'me',
  form: { id: 'form', name: 'Walk' },
  revises: null,
  answers: { a: 'here' },
  context: nothingAbout,
  reason: '',
  revision: 2,
  unsaved: false,
  started_at: '2026-11-21T08:00:00Z',
  saved_at: '2026-11-21T09:00:00Z',
  ...more,
})
const there = (more: Partial<There> = {}): There =>
  ({
    id: 'draft',
    form: { id: 'form', name: 'Walk' },
    version: 'version',
    n: 1,
    submission: null,
    answers: { a: 'there' },
    context: {},
    revision: 2,
    started_at: '2026-11-21T08:00:00Z',
    saved_at: '2026-11-21T09:30:00Z',
    definition: { fields: [], languages: ['en'] },
    files: [],
    ...more,
  }) as There

test('with one draft there is nothing to decide', () => {
  assert.equal(decide(undefined, undefined, 'me'), undefined)
  assert.equal(decide(here(), undefined, 'me')?.from, 'device')
  assert.equal(decide(undefined, there(), 'me')?.from, 'server')
})

test('the device goes on with its own while nobody saved elsewhere', () => {
  const decided = decide(here({ unsaved: true }), there(), 'me')
  assert.equal(decided?.from, 'device')
  assert.equal(decided?.moved, undefined)
})

test('what was saved elsewhere is taken where this device has nothing of its own', () => {
  const decided = decide(here(), there({ revision: 3 }), 'me')
  assert.deepEqual(decided?.draft.answers, { a: 'there' })
  assert.equal(decided?.moved, undefined)
})

test('where both hold something they are put together, and what differs is kept', () => {
  const mine = here({ unsaved: true, answers: { a: 'here', b: 'here' } })
  const decided = decide(mine, there({ revision: 3, answers: { a: 'there', c: 'there' } }), 'me')
  assert.equal(decided?.from, 'device')
  assert.equal(decided?.moved, '2026-11-21T09:30:00Z')
  assert.equal(decided?.draft.revision, 3)
  assert.deepEqual(decided?.draft.answers, { a: 'here', b: 'here', c: 'there' })
  assert.deepEqual(decided?.draft.other?.answers, { a: 'there' })
})
