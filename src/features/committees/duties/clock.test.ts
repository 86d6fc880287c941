// What the law asks of a committee as time passes. All days are fixed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspectedMonths, meetBy, wholeSince } from './clock.ts'

test('a committee meets within three months of its last meeting, or of its beginning', () => {
  assert.equal(meetBy({ since: '2026-01-10', metOn: null }), '2026-04-10')
  assert.equal(meetBy({ since: '2026-01-10', metOn: '2026-11-30' }), '2027-02-28')
})

test('each month without an inspection is seen, and none from before there was a committee', () => {
  const months = inspectedMonths({
    since: '2026-08-20',
    inspectedOn: ['2026-08-31', '2026-10-01'],
    today: '2026-11-26',
  })
  assert.deepEqual(months, [
    { month: '2026-08', inspected: true },
    { month: '2026-09', inspected: false },
    { month: '2026-10', inspected: true },
    { month: '2026-11', inspected: false },
  ])
  const year = inspectedMonths({ since: '2020-01-01', inspectedOn: [], today: '2026-03-31' })
  assert.deepEqual([year.length, year[0]?.month, year.at(-1)?.month], [13, '2025-03', '2026-03'])
})

test('the whole workplace is inspected within a year', () => {
  assert.equal(wholeSince('2026-11-26'), '2025-11-26')
})
