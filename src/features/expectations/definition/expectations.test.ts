// What is expected when, and what becomes of it, case by case.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addDays } from '../../../kit/day.ts'
import {
  type Expectation,
  type ExpectationFacts,
  expectationsOf,
  percentOf,
  type ReceivedForm,
  type Schedule,
  wasDue,
} from './expectations.ts'

// 2026-11-16 is a Monday.
const monday = '2026-11-16'
const [tuesday, wednesday, thursday, friday, saturday, sunday] = [1, 2, 3, 4, 5, 6].map((n) =>
  addDays(monday, n),
) as [string, string, string, string, string, string]

const daily: Schedule = {
  id: 'daily',
  what: 'flha',
  frequency: 'daily',
  weekdays: [1, 2, 3, 4, 5],
  month_day: null,
  due_time: '09:00',
  starts_on: '2026-01-01',
  ends_on: null,
  on_excused_days: false,
}
const weekly: Schedule = { ...daily, frequency: 'weekly', weekdays: [5], due_time: '16:00' }
const monthly: Schedule = { ...daily, frequency: 'monthly', weekdays: [], month_day: 31 }
const facts: ExpectationFacts = {
  term: { opens_on: '2026-01-01', closes_on: null, pauses: [] },
  excuses: [],
  receipts: [],
  now: `${sunday}T12:00`,
}
const sent = (...at: string[]): ReceivedForm[] =>
  at.map((moment, n) => ({ id: `s${n}`, what: 'flha', at: moment }))

const rowOf = (
  schedule: Schedule,
  more: Partial<ExpectationFacts> = {},
  from = monday,
  to = sunday,
) => {
  const [row] = expectationsOf([schedule], { ...facts, ...more }, { from, to })
  assert.ok(row)
  return row
}
const told = (cells: readonly Expectation[]) =>
  cells.map(({ day, state }) => `${day.slice(5)} ${state}`)
const states = (
  schedule: Schedule,
  more: Partial<ExpectationFacts> = {},
  from = monday,
  to = sunday,
) => told(rowOf(schedule, more, from, to).days)
const excuse = (day: string, part: 'full' | 'am' | 'pm' = 'full') => ({
  id: `rain ${day}`,
  day,
  part,
})

describe('what is expected', () => {
  test('a daily form on its days: in time, late the same day, missed once the day is over', () => {
    const receipts = sent(`${monday}T09:00`, `${tuesday}T09:01`, `${saturday}T08:00`)
    assert.deepEqual(states(daily, { receipts, now: `${thursday}T23:59` }), [
      '11-16 received',
      '11-17 late',
      '11-18 missed',
      '11-19 due',
      '11-20 due',
    ])
  })

  test('two of today do not make up for a day that began without one', () => {
    const receipts = sent(`${tuesday}T07:00`, `${tuesday}T07:30`)
    assert.equal(states(daily, { receipts })[0], '11-16 missed')
  })

  test('a weekly form counts the seven days that end when it is due', () => {
    const week = (...at: string[]) => states(weekly, { receipts: sent(...at) })
    assert.deepEqual(week('2026-11-14T06:00'), ['11-20 received'])
    assert.deepEqual(week(`${friday}T16:00`), ['11-20 received'])
    assert.deepEqual(week(`${friday}T16:01`), ['11-20 late'])
    assert.deepEqual(week('2026-11-13T15:00'), ['11-20 missed'])
  })

  test('one more than the next week needs makes up for a missed one, late', () => {
    assert.deepEqual(states(weekly, { receipts: sent(`${saturday}T08:00`) }), ['11-20 missed'])
    const two = sent(`${saturday}T08:00`, '2026-11-26T10:00')
    const late = rowOf(
      weekly,
      { receipts: two, now: '2026-11-29T08:00' },
      monday,
      addDays(monday, 13),
    )
    assert.deepEqual(told(late.days), ['11-20 late', '11-27 received'])
    // Each counts once.
    assert.deepEqual(
      late.days.map(({ receipt }) => receipt),
      ['s1', 's0'],
    )
    const off = { receipts: sent(`${saturday}T08:00`), excuses: [excuse('2026-11-27')] }
    assert.deepEqual(states(weekly, off), ['11-20 late'])
  })

  test('a monthly form is due on the last day of a shorter month', () => {
    const year = { ...monthly, due_time: '12:00' }
    const receipts = sent('2026-02-03T10:00', '2026-03-31T12:01')
    assert.deepEqual(
      states(year, { receipts, now: '2026-05-01T00:00' }, '2026-02-01', '2026-04-30'),
      ['02-28 received', '03-31 late', '04-30 missed'],
    )
  })

  test('a rain day excuses what is due on it, and weighs nothing', () => {
    const row = rowOf(daily, { excuses: [excuse(tuesday)], receipts: sent(`${monday}T08:00`) })
    assert.equal(told(row.days)[1], '11-17 excused')
    assert.equal(row.days[1]?.excuse, `rain ${tuesday}`)
    assert.deepEqual(row.counts, { received: 1, late: 0, due: 0, missed: 3, excused: 1 })
    assert.equal(row.percent, 25)
    assert.deepEqual(states(weekly, { excuses: [excuse(friday)] }), ['11-20 excused'])
    assert.deepEqual(states(weekly, { excuses: [excuse(thursday)] }), ['11-20 missed'])
    assert.deepEqual(states({ ...weekly, on_excused_days: true }, { excuses: [excuse(friday)] }), [
      '11-20 missed',
    ])
  })

  test('what came in on a rain day is still led to', () => {
    const row = rowOf(daily, { excuses: [excuse(monday)], receipts: sent(`${monday}T08:00`) })
    assert.deepEqual(row.days[0], {
      day: monday,
      state: 'excused',
      receipt: 's0',
      excuse: `rain ${monday}`,
      until: monday,
    })
  })

  test('half a day excuses what is due in that half alone', () => {
    const on = (due_time: string, part: 'am' | 'pm') =>
      states({ ...daily, due_time }, { excuses: [excuse(monday, part)] })[0]
    assert.equal(on('11:59', 'am'), '11-16 excused')
    assert.equal(on('12:00', 'am'), '11-16 missed')
    assert.equal(on('12:00', 'pm'), '11-16 excused')
    assert.equal(on('11:59', 'pm'), '11-16 missed')
  })

  test('nothing is expected before the start, after the end, on hold, before it opens or once it is closed', () => {
    const days = (schedule: Partial<Schedule>, term: Partial<ExpectationFacts['term']> = {}) =>
      rowOf({ ...daily, ...schedule }, { term: { ...facts.term, ...term } }).days.map(
        ({ day }) => day,
      )
    assert.deepEqual(days({ starts_on: wednesday, ends_on: thursday }), [wednesday, thursday])
    assert.deepEqual(days({}, { opens_on: thursday }), [thursday, friday])
    assert.deepEqual(days({}, { closes_on: monday }), [monday])
    const pauses = [
      { from_on: tuesday, to_on: wednesday },
      { from_on: friday, to_on: null },
    ]
    assert.deepEqual(days({}, { pauses }), [monday, thursday])
  })

  test('what was sent for something else counts for nothing', () => {
    const receipts = [{ id: 's', what: 'other', at: `${monday}T08:00` }]
    assert.equal(states(daily, { receipts })[0], '11-16 missed')
  })

  test('nearly all is not all, and of nothing there is no share', () => {
    const counts = { received: 998, late: 1, due: 5, missed: 1, excused: 40 }
    assert.equal(percentOf(counts), 99)
    assert.equal(percentOf({ ...counts, received: 0, late: 0, missed: 0 }), null)
  })

  test('it was due once a day on which it was expected has passed', () => {
    const schedule = { ...weekly, starts_on: monday }
    assert.equal(wasDue(schedule, facts.term, friday), false)
    assert.equal(wasDue(schedule, facts.term, saturday), true)
    assert.equal(wasDue(schedule, { ...facts.term, closes_on: thursday }, saturday), false)
  })
})
