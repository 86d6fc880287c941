import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthOf, weeksOf } from './month.ts'

test('a month has whole weeks from Sunday to Saturday, at most six', () => {
  const november = weeksOf('2026-11-01')
  assert.equal(november.length, 5)
  assert.deepEqual([november[0]?.[0], november[0]?.[6]], ['2026-11-01', '2026-11-07'])
  assert.deepEqual(november.at(-1)?.[0], '2026-11-29')
  assert.equal(weeksOf('2026-08-01').length, 6)
  assert.equal(weeksOf('2026-02-01').length, 4)
  for (const week of november) assert.equal(week.length, 7)
})

test('an address names a month of the calendar, or none', () => {
  assert.equal(monthOf('2026-11'), '2026-11-01')
  for (const named of [null, '', '2026-13', '2026-11-01', 'x'])
    assert.equal(monthOf(named), undefined)
})
