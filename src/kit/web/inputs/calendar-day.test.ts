import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDay } from './calendar-day.ts'

test('a day is read however it is divided', () => {
  assert.equal(parseDay('2026-03-08'), '2026-03-08')
  assert.equal(parseDay(' 2026/3/8 '), '2026-03-08')
})

test('what is no day of the calendar is none', () => {
  for (const text of ['', 'soon', '2026-02-29', '2026-13-01', '03/08/2026'])
    assert.equal(parseDay(text), null, text)
  assert.equal(parseDay('2028-02-29'), '2028-02-29')
})
