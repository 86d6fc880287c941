import assert from 'node:assert/strict'
import { test } from 'node:test'
import { yesterdayIn } from './yesterday.ts'

test('yesterday is where the company is, across midnights and clock changes', () => {
  const before = (at: string, zone: string) => yesterdayIn(zone, new Date(at))
  assert.equal(before('2026-11-21T03:00:00Z', 'America/Toronto'), '2026-11-19')
  assert.equal(before('2026-11-21T03:00:00Z', 'Asia/Tokyo'), '2026-11-20')
  assert.equal(before('2026-11-21T03:00:00Z', 'America/Vancouver'), '2026-11-19')
  assert.equal(before('2026-11-01T23:30:00Z', 'America/Toronto'), '2026-10-31')
  assert.equal(before('2027-01-01T12:00:00Z', 'America/Toronto'), '2026-12-31')
})
