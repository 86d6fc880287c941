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
  assert.equal(decided?.other, undefined)
})

test('what was saved elsewhere is taken where this device has nothing of its own', () => {
  const decided = decide(here(), there({ revision: 3 }), 'me')
  assert.deepEqual(decided?.draft.answers, { a: 'there' })
  assert.equal(decided?.other, undefined)
})

test('where both hold something the later wins, and the other is offered', () => {
  const late = here({ unsaved: true, saved_at: '2026-11-21T10:00:00Z' })
  const mine = decide(late, there({ revision: 3 }), 'me')
  assert.equal(mine?.from, 'device')
  assert.equal(mine?.draft.revision, 3)
  assert.deepEqual(mine?.other?.answers, { a: 'there' })
  const theirs = decide(here({ unsaved: true }), there({ revision: 3 }), 'me')
  assert.equal(theirs?.from, 'server')
  assert.deepEqual(theirs?.other?.answers, { a: 'here' })
})
