import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import * as days from './day.ts'

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((n) => days.addDays('1970-01-01', n))

test('the day is that of the zone, across midnights', () => {
  const at = (moment: string, zone: string) => days.dayAt(new Date(moment), zone)
  assert.equal(at('2026-11-21T03:00:00Z', 'America/Toronto'), '2026-11-20')
  assert.equal(at('2026-11-21T03:00:00Z', 'Asia/Tokyo'), '2026-11-21')
  assert.equal(at('2026-11-21T03:00:00Z', 'America/St_Johns'), '2026-11-20')
  assert.equal(at('2026-11-21T03:30:00Z', 'America/St_Johns'), '2026-11-21')
  assert.equal(at('2027-01-01T00:00:00Z', 'Pacific/Kiritimati'), '2027-01-01')
})

test('a day of 23 or of 25 hours is one day', () => {
  // The clocks of Toronto: forward on 8 March 2026, back on 1 November.
  const at = (moment: string) => days.dayAt(new Date(moment), 'America/Toronto')
  assert.deepEqual(
    [
      '2026-03-08T04:59:59Z',
      '2026-03-08T05:00:00Z',
      '2026-03-09T03:59:59Z',
      '2026-03-09T04:00:00Z',
    ].map(at),
    ['2026-03-07', '2026-03-08', '2026-03-08', '2026-03-09'],
  )
  assert.deepEqual(
    [
      '2026-11-01T03:59:59Z',
      '2026-11-01T04:00:00Z',
      '2026-11-02T04:59:59Z',
      '2026-11-02T05:00:00Z',
    ].map(at),
    ['2026-10-31', '2026-11-01', '2026-11-01', '2026-11-02'],
  )
  assert.equal(days.addDays('2026-03-07', 2), '2026-03-09')
  assert.equal(days.addDays('2026-11-02', -2), '2026-10-31')
  assert.equal(days.daysBetween('2026-03-07', '2026-03-09'), 2)
})

test('adding and counting days agree, whatever the process calls its zone', () => {
  const zone = process.env.TZ
  try {
    for (const one of ['UTC', 'America/Toronto', 'Pacific/Apia']) {
      process.env.TZ = one
      fc.assert(
        fc.property(anyDay, fc.integer({ min: -500, max: 500 }), (day, count) => {
          const other = days.addDays(day, count)
          assert.equal(days.daysBetween(day, other), count)
          assert.equal(days.addDays(other, -count), day)
          assert.equal((((days.weekdayOf(day) - 1 + count) % 7) + 7) % 7, days.weekdayOf(other) - 1)
        }),
      )
    }
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
})

test('weeks begin on Monday, months on their first', () => {
  assert.equal(days.weekdayOf('2026-03-08'), 7)
  assert.equal(days.mondayOf('2026-03-08'), '2026-03-02')
  assert.equal(days.lastOfMonth('2028-02-10'), '2028-02-29')
  assert.equal(days.firstOfNextMonth('2026-12-31'), '2027-01-01')
  assert.deepEqual(days.daysFrom('2026-02-27', '2026-03-01'), [
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
})

test('no count of working days ends on a weekend, and five are a week', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      assert.ok(days.weekdayOf(days.workingDaysAfter(day, 1)) < 6)
      if (days.weekdayOf(day) < 6) assert.equal(days.workingDaysAfter(day, 5), days.addDays(day, 7))
    }),
  )
})

test('a day is read however it is divided', () => {
  assert.equal(days.parseDay('2026-03-08'), '2026-03-08')
  assert.equal(days.parseDay(' 2026/3/8 '), '2026-03-08')
})

test('what is no day of the calendar is none', () => {
  for (const text of ['', 'soon', '2026-02-29', '2026-13-01', '03/08/2026', '2026-00-10']) {
    assert.equal(days.parseDay(text), null, text)
    assert.equal(days.isDay(text), false, text)
  }
  assert.equal(days.parseDay('2028-02-29'), '2028-02-29')
  assert.equal(days.isDay('2026-3-8'), false)
  assert.equal(days.isDay('2026-03-08T00:00:00Z'), false)
})
