import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWhole, type ReportDraft, reportOf } from './report-draft.ts'

const draft: ReportDraft = {
  id: '0190d2c4-0000-7000-8000-000000000001',
  started_at: new Date(2026, 2, 9, 7, 5).toISOString(),
  kind: 'near_miss',
  words: ' A plank fell. ',
  when: 'now',
  day: null,
  time: null,
  project: null,
  place: '',
}
const later = new Date(2026, 2, 10, 0, 20)

test('what happened now happened when the report was begun, though it is sent after midnight', () => {
  const sent = reportOf(draft, later, [])
  assert.deepEqual([sent.occurred_on, sent.occurred_time], ['2026-03-09', '07:05'])
  assert.equal(sent.description, 'A plank fell.')
})

test('what happened earlier has no time unless somebody says it', () => {
  const today = reportOf({ ...draft, when: 'today' }, later, [])
  assert.deepEqual([today.occurred_on, today.occurred_time], ['2026-03-10', null])
  const other = reportOf({ ...draft, when: 'other', day: '2026-03-01', time: '16:40' }, later, [])
  assert.deepEqual([other.occurred_on, other.occurred_time], ['2026-03-01', '16:40'])
})

test('one sentence makes it whole; another day has to be named', () => {
  assert.equal(isWhole(draft), true)
  assert.equal(isWhole({ ...draft, words: '  ' }), false)
  assert.equal(isWhole({ ...draft, when: 'other' }), false)
})
