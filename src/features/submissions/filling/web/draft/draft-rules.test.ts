import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Remarks } from '../../../../forms/definition/index.ts'
import { type FillContent, nothingAbout, type StoredAnswers } from '../device/stored.ts'
import { fillRules, stays, swapped } from './draft-rules.ts'

const content = (answers: StoredAnswers, context = nothingAbout, reason?: string): FillContent => ({
  answers,
  context,
  ...(reason !== undefined && { reason }),
})
const merge = (base: StoredAnswers | undefined, mine: StoredAnswers, theirs: StoredAnswers) =>
  fillRules.merge(base && content(base), content(mine), content(theirs))

test('what both answered differently stays as it is here, and the other can be looked at', () => {
  const { content: merged, other } = merge(
    { a: 'a' },
    { a: 'mine', b: 'mine' },
    { a: 'theirs', b: 'mine' },
  )
  assert.deepEqual(merged.answers, { a: 'mine', b: 'mine' })
  assert.deepEqual(other, { answers: { a: 'theirs' }, remarks: {}, about: {} })
  const others = [{ content: { answers: { a: 'theirs' }, about: {} }, saved_at: '' }]
  const taken = swapped(merged, others)
  assert.deepEqual(
    [taken.content.answers, taken.others[0]?.content.answers],
    [{ a: 'theirs', b: 'mine' }, { a: 'mine' }],
  )
  assert.deepEqual(swapped(taken.content, taken.others).content.answers, merged.answers)
  assert.deepEqual(stays(taken.content, taken.others).others, [])
})

test('photos, items and those who sign are put together, one by one', () => {
  const rows = [
    { id: 'r1', what: 'Edge' },
    { id: 'r2', what: 'Noise' },
  ]
  const photo = { id: 'p3', caption: 'North' }
  const signer = (name: string) => ({ role: 'attendee' as const, account: null, name })
  const signedBy = (name: string) => ({ ...nothingAbout, signers: [signer(name)] })
  const { content: merged, other } = fillRules.merge(
    content({ photos: ['p1'], rows }),
    content(
      { photos: ['p1', 'p2'], rows: [{ id: 'r1', what: 'Open edge' }, rows[1]] },
      signedBy('Ana'),
    ),
    content({ photos: [photo], rows: [...rows, { id: 'r3', what: 'Dust' }] }, signedBy('Bo')),
  )
  assert.deepEqual(merged.answers, {
    photos: ['p2', photo],
    rows: [{ id: 'r1', what: 'Open edge' }, rows[1], { id: 'r3', what: 'Dust' }],
  })
  assert.deepEqual(
    merged.context.signers.map(({ name }) => name),
    ['Ana', 'Bo'],
  )
  assert.equal(other, undefined)
})

test('the place that was chosen elsewhere is known by its id alone; the one chosen here by its name', () => {
  const at = (id: string, name: string) => ({ ...nothingAbout, location: { id, name } })
  const theirs = content({}, at('2', ''))
  assert.deepEqual(fillRules.merge(undefined, content({}), theirs).content.context.location, {
    id: '2',
    name: '',
  })
  const mine = content({}, at('1', 'Yard'))
  const { content: merged, other } = fillRules.merge(undefined, mine, theirs)
  assert.deepEqual(merged.context.location, { id: '1', name: 'Yard' })
  assert.deepEqual(other?.about, { location: '2' })
})

test('the reason of a revision, which the server does not have, is not lost by what it answers', () => {
  const mine = content({ a: 1 }, nothingAbout, 'A typing error')
  const { content: merged } = fillRules.merge(mine, mine, content({ a: 2 }))
  assert.deepEqual([merged.reason, merged.answers], ['A typing error', { a: 2 }])
  assert.ok(fillRules.same(mine, content({ a: 1 })))
})

test('remarks are put together by question: words as one, photos one by one', () => {
  const said = (remarks: Remarks): FillContent => ({ ...content({}), remarks })
  const { content: merged, other } = fillRules.merge(
    said({ a: { note: 'was', photos: ['p1'] }, gone: { note: 'was' } }),
    said({ a: { note: 'was', photos: ['p1', 'p2'] }, b: { note: 'mine' } }),
    said({
      a: { note: 'theirs', photos: ['p3', 'p1'] },
      b: { note: 'theirs' },
      gone: { note: 'was' },
    }),
  )
  assert.deepEqual(merged.remarks, {
    a: { note: 'theirs', photos: ['p3', 'p1', 'p2'] },
    b: { note: 'mine' },
  })
  assert.deepEqual(other?.remarks, { b: { note: 'theirs' } })
  assert.ok(other)
  const others = [{ content: other, saved_at: '' }]
  const taken = swapped(merged, others)
  assert.deepEqual(taken.content.remarks?.b, { note: 'theirs' })
  assert.deepEqual(swapped(taken.content, taken.others).content.remarks, merged.remarks)
  // A draft of before there were remarks is as one that has none.
  assert.ok(fillRules.same(content({}), said({})))
})
