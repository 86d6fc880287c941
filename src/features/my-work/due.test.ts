import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byDue, dueGroup } from './due.ts'

test('a day is overdue, today, in this week, later, or was never set', () => {
  // A Wednesday; the week ends on the fifteenth.
  const today = '2026-03-11'
  const group = (due: string | null) => dueGroup(due, today)
  assert.deepEqual(
    ['2025-12-31', '2026-03-10', today, '2026-03-12', '2026-03-15', '2026-03-16', null].map(group),
    ['overdue', 'overdue', 'today', 'week', 'week', 'later', 'undated'],
  )
  assert.equal(dueGroup('2026-03-16', '2026-03-15'), 'later')
  assert.equal(dueGroup('2026-03-22', '2026-03-16'), 'week')
})

test('what is due first comes first, what has no day last', () => {
  const days = [null, '2026-03-11', '2026-03-09', null, '2026-03-10'].map((due) => ({ due }))
  assert.deepEqual(
    days.sort(byDue).map(({ due }) => due),
    ['2026-03-09', '2026-03-10', '2026-03-11', null, null],
  )
})
