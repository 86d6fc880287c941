import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../../../messages/composed/en.ts'
import { fill } from '../../../kit/language/message.ts'
import type { MessageKey } from '../../../kit/web/language/catalogue.ts'
import { participationInWords } from '../participation/participation-in-words.ts'
import { compared, type FigureWording, foremost, partOf, shared } from './in-words.ts'

const wording: FigureWording = {
  text: (key: MessageKey, values) => fill(messages[key], values, 'en'),
  locale: 'en',
}
const words = (sentences: readonly { words: string }[]) => sentences.map((one) => one.words)
const failed = (value: number, before: number) =>
  words(compared(wording, 'says_failed', { value, before }))

test('a count is held against the period before, and a difference that can be chance says so', () => {
  assert.deepEqual(failed(34, 12), ['34 items failed, 22 more than in the period before.'])
  assert.deepEqual(failed(1, 12), ['1 item failed, 11 fewer than in the period before.'])
  assert.deepEqual(failed(1200, 1200), ['1,200 items failed, as many as in the period before.'])
  for (const [value, before] of [
    [34, 30],
    [6, 1],
    // The last that can be, and the first that cannot.
    [18, 8],
  ] as const)
    assert.deepEqual(failed(value, before), [
      `${value} items failed, ${before} in the period before: the difference may be chance.`,
    ])
  assert.match(failed(20, 8)[0] ?? '', /12 more/)
})

test('where nothing was counted before, nothing is compared', () => {
  const said = compared(wording, 'says_failed', { value: 117, before: 0, outOf: 0 })
  assert.deepEqual(words(said), ['117 items failed.'])
})

test('numbers below five say nothing', () => {
  assert.deepEqual(failed(4, 4), [])
  assert.deepEqual(failed(0, 0), [])
  assert.deepEqual(words(partOf(wording, 'says_closed', { value: 1, all: 4 })), [])
  const rows = [
    { name: 'North', value: 4 },
    { name: 'South', value: 1 },
  ]
  assert.deepEqual(foremost(wording, 'says_failed_at', rows, 5), [])
})

test('one of many is said in the singular', () => {
  const grave = (value: number) =>
    words(partOf(wording, 'says_grave_controlled', { value, all: 1040 }))
  assert.deepEqual(grave(1), ['1 of 1,040 hazards is high or extreme with its controls.'])
  assert.deepEqual(grave(1002), ['1,002 of 1,040 hazards are high or extreme with their controls.'])
})

test('one is named where it stands out among several', () => {
  const north = { name: 'North', value: 14, to: '/north' }
  const named = (...others: { name: string | null; value: number }[]) =>
    foremost(wording, 'says_failed_at', [...others, north], 34)
  assert.deepEqual(named({ name: 'South', value: 12 }), [
    { words: 'More failed at North than anywhere else: 14 of 34.', to: '/north' },
  ])
  assert.deepEqual(named(), [])
  assert.deepEqual(named({ name: 'South', value: 14 }), [])
  // What happened on no project is no place to be named.
  assert.deepEqual(named({ name: null, value: 20 }), [])
})

test('a share is said with the one before where there is one', () => {
  const keys = { now: 'says_came', compared: 'says_came_compared' } as const
  const share = (value: number | null, before: number | null) =>
    words(shared(wording, keys, { value, before }))
  assert.deepEqual(share(88, 93), [
    '88% of the forms that were due came, 93% in the period before.',
  ])
  assert.deepEqual(share(88, null), ['88% of the forms that were due came.'])
  assert.deepEqual(share(null, 93), [])
})

test('without the period before nothing is held against it', () => {
  const alone = { ...wording, compares: false }
  assert.deepEqual(words(compared(alone, 'says_failed', { value: 34, before: 12 })), [
    '34 items failed.',
  ])
  assert.deepEqual(words(compared(alone, 'says_failed', { value: 2, before: 12 })), [])
  const keys = { now: 'says_came', compared: 'says_came_compared' } as const
  assert.deepEqual(words(shared(alone, keys, { value: 88, before: 93 })), [
    '88% of the forms that were due came.',
  ])
})

test('participation says how many take part before how much they did', () => {
  const counts = (reports: number) => ({
    ...{ reports, accepted: 0, fixed: 0, attended: 0, given: 0 },
  })
  const project = (name: string, reports: number) => ({
    ...{ id: null, name, people: 20, reporters: 7, counts: counts(reports) },
  })
  const said = participationInWords(wording, {
    period: { from: '2026-01-01', to: '2026-01-31' },
    before: { from: '2025-12-01', to: '2025-12-31' },
    counts: [
      { name: 'reports', value: 30, before: 8 },
      { name: 'accepted', value: 3, before: 2 },
    ],
    people: 40,
    reporters: 14,
    projects: [project('North', 22), project('South', 8)],
    names: null,
  })
  assert.deepEqual(words(said), [
    '14 of 40 people on the lists of projects reported something.',
    '30 reports were made, 22 more than in the period before.',
    'More was reported at North than anywhere else: 22 of 30.',
  ])
})
