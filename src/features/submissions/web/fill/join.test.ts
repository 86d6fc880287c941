import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Draft, nothingAbout } from '../device/kept.ts'
import { decided, joined, standOf, swapped } from './join.ts'

const draft = (answers: Draft['answers'], base?: Draft['answers'], more: Partial<Draft> = {}) =>
  ({
    id: 'draft',
    account: 'me',
    form: { id: 'form', name: 'Walk' },
    revises: null,
    answers,
    context: nothingAbout,
    reason: '',
    revision: 1,
    unsaved: true,
    started_at: '',
    saved_at: '',
    ...(base && {
      base: { answers: base, about: standOf({ answers: {}, context: nothingAbout }).about },
    }),
    ...more,
  }) as Draft
const there = (answers: Draft['answers'], context = nothingAbout) => ({
  ...standOf({ answers, context }),
  revision: 2,
  saved_at: '2026-11-21T09:30:00Z',
})

test('what only one of the two answered, changed or took out is so for both', () => {
  const base = { a: 'a', b: 'b', c: 'c', d: 'd' }
  const { a, ...without } = base
  const { draft: merged } = joined(
    draft({ ...base, b: 'mine', e: 'mine' }, base),
    there({ ...without, c: 'theirs' }),
  )
  assert.deepEqual(merged.answers, { a: undefined, b: 'mine', c: 'theirs', d: 'd', e: 'mine' })
  assert.deepEqual([merged.other, merged.revision, a], [undefined, 2, 'a'])
})

test('what both answered differently stays as it is here, and the other is kept', () => {
  const { draft: merged } = joined(
    draft({ a: 'mine', b: 'mine' }, { a: 'a' }),
    there({ a: 'theirs', b: 'mine' }),
  )
  assert.deepEqual(merged.answers, { a: 'mine', b: 'mine' })
  assert.deepEqual(merged.other?.answers, { a: 'theirs' })
  // Looked at, it can be taken back, or left for good.
  const taken = swapped(merged)
  assert.deepEqual(
    [taken.answers, taken.other?.answers],
    [{ a: 'theirs', b: 'mine' }, { a: 'mine' }],
  )
  assert.deepEqual(swapped(taken).answers, merged.answers)
  assert.deepEqual([decided(taken).answers, decided(taken).other], [taken.answers, undefined])
})

test('photos, items and those who sign are put together, one by one', () => {
  const rows = [
    { id: 'r1', what: 'Edge' },
    { id: 'r2', what: 'Noise' },
  ]
  const base = { photos: ['p1'], rows }
  const mine = { photos: ['p1', 'p2'], rows: [{ id: 'r1', what: 'Open edge' }, rows[1]] }
  const theirs = {
    photos: [{ id: 'p3', caption: 'North' }],
    rows: [...rows, { id: 'r3', what: 'Dust' }],
  }
  const signer = (name: string) => ({ role: 'attendee' as const, account: null, name })
  const { draft: merged } = joined(
    draft(mine, base, { context: { ...nothingAbout, signers: [signer('Ana')] } }),
    there(theirs, { ...nothingAbout, signers: [signer('Bo')] }),
  )
  assert.deepEqual(merged.answers, {
    photos: ['p2', { id: 'p3', caption: 'North' }],
    rows: [{ id: 'r1', what: 'Open edge' }, rows[1], { id: 'r3', what: 'Dust' }],
  })
  assert.deepEqual(
    merged.context.signers.map(({ name }) => name),
    ['Ana', 'Bo'],
  )
  assert.equal(merged.other, undefined)
})

const answers = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(fc.constantFrom('x', 'y', 'z'), fc.subarray(['p', 'q', 'r'])),
)

test('nothing that either answered is lost: it is shown, or kept as the other', () => {
  fc.assert(
    fc.property(answers, answers, fc.option(answers, { nil: undefined }), (mine, theirs, base) => {
      const { draft: merged } = joined(draft(mine, base), there(theirs))
      for (const [key, value] of Object.entries(theirs)) {
        const [now, other] = [merged.answers[key], merged.other?.answers[key]]
        const [was, here] = [base?.[key], mine[key]]
        const untouched = JSON.stringify(value) === JSON.stringify(was)
        const shown = [now ?? []].flat()
        const whole = [value]
          .flat()
          .every((one) => shown.includes(one) || [was ?? []].flat().includes(one))
        assert.ok(untouched || whole || other !== undefined, `${key} of theirs`)
        if (here !== undefined && JSON.stringify(here) !== JSON.stringify(was))
          assert.ok(
            [here].flat().every((one) => shown.includes(one) || [was ?? []].flat().includes(one)),
            `${key} of mine`,
          )
      }
    }),
  )
})

test('what was saved from here, and whose answer was lost, is no other device', () => {
  const { draft: mine } = joined(draft({ a: 'Tom' }), there({ a: 'Tom' }))
  const given = standOf({ answers: { a: 'Tom' }, context: nothingAbout })
  const later = { ...mine, answers: { a: 'Tom K' }, given }
  assert.equal(joined(later, there({ a: 'Tom' })).moved, undefined)
  assert.equal(joined(later, there({ a: 'Tom' })).draft.other, undefined)
  assert.notEqual(
    joined({ ...later, answers: { a: 'Ana' } }, there({ a: 'Bo' })).draft.other,
    undefined,
  )
})
