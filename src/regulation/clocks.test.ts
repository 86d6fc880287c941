// Clocks, days and holidays: the vectors, and each rule the day before, on and after what it turns on.
import assert from 'node:assert/strict'
import { addMonths, dueAt, isHoliday, RegulationError, ruleRows, today } from './index.ts'
import { inZones } from './testing/in-zones.ts'

const toronto = 'America/Toronto'
const day = (code: string, at: string, zone = toronto) => dueAt(code, { at, zone }).day
const due = (code: string, at: string, zone = toronto) => dueAt(code, { at, zone }).due
const refused = (reason: string) => (error: unknown) =>
  error instanceof RegulationError && error.reason === reason

inZones('a clock ends when the law says', () => {
  const table: [code: string, at: string, due: string][] = [
    // The clocks go forward in between: 48 hours of elapsed time, and back again in November.
    ['ON-51-REPORT', '2026-03-07T23:30', '2026-03-10T00:30:00-04:00'],
    ['ON-51-REPORT', '2026-03-06T01:59', '2026-03-08T01:59:00-05:00'],
    ['ON-51-REPORT', '2026-03-06T02:00', '2026-03-08T03:00:00-04:00'],
    ['ON-51-REPORT', '2026-03-06T02:01', '2026-03-08T03:01:00-04:00'],
    ['ON-51-REPORT', '2026-10-30T12:00', '2026-11-01T11:00:00-05:00'],
    ['ON-51-REPORT', '2026-10-30T01:59', '2026-11-01T01:59:00-04:00'],
    ['ON-51-REPORT', '2026-10-30T02:00', '2026-11-01T01:00:00-05:00'],
    ['ON-51-REPORT', '2026-03-08T02:30', '2026-03-10T03:30:00-04:00'],
    ['ON-51-REPORT', '2026-11-01T01:30', '2026-11-03T00:30:00-05:00'],
    ['ON-51-REPORT', '2026-06-01', '2026-06-03T00:00:00-04:00'],
    ['ON-51-NOTICE', '2026-06-01T10:15', '2026-06-01T10:15:00-04:00'],
    ['ON-51-NOTICE', '2026-03-08T02:30', '2026-03-08T03:30:00-04:00'],
    ['ON-51-NOTICE', '2026-11-01T01:30', '2026-11-01T01:30:00-04:00'],
    ['ON-51-NOTICE', '2026-06-01', '2026-06-01T00:00:00-04:00'],
    ['ON-51-NOTICE', '2028-02-29T23:59', '2028-02-29T23:59:00-05:00'],
    ['ON-52-1', '2026-06-29', '2026-07-03T23:59:59-04:00'],
    ['ON-52-1', '2026-06-29T00:00', '2026-07-03T23:59:59-04:00'],
    ['ON-52-1', '2026-06-29T23:59', '2026-07-03T23:59:59-04:00'],
    ['ON-52-1', '2026-06-30T00:00', '2026-07-04T23:59:59-04:00'],
    ['ON-52-1', '2026-10-31T12:00', '2026-11-04T23:59:59-05:00'],
    ['ON-52-2', '2028-02-26', '2028-03-01T23:59:59-05:00'],
    ['ON-52-2', '2027-02-26', '2027-03-02T23:59:59-05:00'],
    ['ON-52-2', '2026-12-29', '2027-01-02T23:59:59-05:00'],
    ['ON-52-2', '2026-03-05T08:00', '2026-03-09T23:59:59-04:00'],
    ['ON-52-2', '2026-03-03T08:00', '2026-03-07T23:59:59-05:00'],
    ['ON-53', '2026-05-04T13:00', '2026-05-06T23:59:59-04:00'],
    ['ON-53', '2026-12-30', '2027-01-01T23:59:59-05:00'],
    ['ON-53', '2028-02-28', '2028-03-01T23:59:59-05:00'],
    ['ON-53', '2026-10-30', '2026-11-01T23:59:59-05:00'],
    ['ON-53', '2026-10-29', '2026-10-31T23:59:59-04:00'],
    ['ON-420-5', '2026-05-04', '2026-05-18T23:59:59-04:00'],
    ['ON-420-5', '2026-02-22', '2026-03-08T23:59:59-04:00'],
    ['ON-420-5', '2026-02-21', '2026-03-07T23:59:59-05:00'],
    ['ON-420-5', '2026-12-20', '2027-01-03T23:59:59-05:00'],
    ['ON-420-5', '2028-02-15', '2028-02-29T23:59:59-05:00'],
    ['ON-JHSC-REPLY', '2026-12-15', '2027-01-05T23:59:59-05:00'],
    ['ON-JHSC-REPLY', '2026-12-11', '2027-01-01T23:59:59-05:00'],
    ['ON-JHSC-REPLY', '2026-02-08', '2026-03-01T23:59:59-05:00'],
    ['ON-JHSC-REPLY', '2028-02-08', '2028-02-29T23:59:59-05:00'],
    ['ON-JHSC-REPLY', '2026-02-15', '2026-03-08T23:59:59-04:00'],
    ['ON-WSIB-7', '2026-04-02', '2026-04-08T23:59:59-04:00'],
    ['ON-WSIB-7', '2026-04-01', '2026-04-07T23:59:59-04:00'],
    ['ON-WSIB-7', '2026-04-03', '2026-04-08T23:59:59-04:00'],
    ['ON-WSIB-7', '2026-11-10', '2026-11-13T23:59:59-05:00'],
    ['ON-WSIB-7', '2026-07-31', '2026-08-05T23:59:59-04:00'],
    ['ON-WSIB-7', '2027-12-23', '2027-12-28T23:59:59-05:00'],
    ['ON-WSIB-7', '2026-02-13', '2026-02-19T23:59:59-05:00'],
    ['ON-WSIB-7', '2026-12-24', '2026-12-30T23:59:59-05:00'],
    ['ON-WSIB-7', '2026-05-09', '2026-05-13T23:59:59-04:00'],
    ['US-1904-39-DEATH', '2026-02-10T08:00', '2026-02-10T16:00:00-05:00'],
    ['US-1904-39-DEATH', '2026-02-10T15:59', '2026-02-10T23:59:00-05:00'],
    ['US-1904-39-DEATH', '2026-02-10T16:00', '2026-02-11T00:00:00-05:00'],
    ['US-1904-39-DEATH', '2026-03-07T20:00', '2026-03-08T05:00:00-04:00'],
    ['US-1904-39-DEATH', '2026-10-31T20:00', '2026-11-01T03:00:00-05:00'],
    ['US-1904-39-SEVERE', '2026-03-07T12:00', '2026-03-08T13:00:00-04:00'],
    ['US-1904-39-SEVERE', '2026-10-31T12:00', '2026-11-01T11:00:00-05:00'],
    ['US-1904-39-SEVERE', '2026-06-01T00:00', '2026-06-02T00:00:00-04:00'],
    ['US-1904-39-SEVERE', '2028-02-28T10:00', '2028-02-29T10:00:00-05:00'],
    ['US-1904-39-SEVERE', '2026-12-31T23:59', '2027-01-01T23:59:00-05:00'],
    ['US-1904-LOG', '2026-06-05', '2026-06-12T23:59:59-04:00'],
    ['US-1904-LOG', '2026-06-05T23:59', '2026-06-12T23:59:59-04:00'],
    ['US-1904-LOG', '2026-06-06T00:00', '2026-06-13T23:59:59-04:00'],
    ['US-1904-LOG', '2028-02-22', '2028-02-29T23:59:59-05:00'],
    ['US-1904-LOG', '2026-12-25', '2027-01-01T23:59:59-05:00'],
    ['US-ITA', '2025-01-01', '2026-03-02T23:59:59-05:00'],
    ['US-ITA', '2025-12-31', '2026-03-02T23:59:59-05:00'],
    ['US-ITA', '2026-01-01', '2027-03-02T23:59:59-05:00'],
    ['US-ITA', '2025-12-31T23:59', '2026-03-02T23:59:59-05:00'],
    ['US-ITA', '2027-06-01', '2028-03-02T23:59:59-05:00'],
    ['US-300A-POST', '2025-01-01', '2026-04-30T23:59:59-04:00'],
    ['US-300A-POST', '2025-12-31', '2026-04-30T23:59:59-04:00'],
    ['US-300A-POST', '2026-01-01', '2027-04-30T23:59:59-04:00'],
    ['US-300A-POST', '2026-12-31T23:59', '2027-04-30T23:59:59-04:00'],
    ['US-300A-POST', '2027-02-28', '2028-04-30T23:59:59-04:00'],
  ]
  for (const [code, at, expected] of table) assert.equal(due(code, at), expected, `${code} ${at}`)
})

inZones('what is asked for a span of days says both its ends', () => {
  const { from, day } = dueAt('US-300A-POST', { at: '2025-07-04', zone: toronto })
  assert.deepEqual([from, day], ['2026-02-01', '2026-04-30'])
})

inZones('every clock names its rule, what it counts from and where that is written', () => {
  const codes = ruleRows.filter(({ clock, certainty }) => clock !== null && certainty !== 'D')
  assert.equal(codes.length, 13)
  for (const { code } of codes) {
    const { rule, steps } = dueAt(code, { at: '2026-05-04T10:00', zone: toronto })
    assert.equal(rule.code, code)
    assert.match(steps[0]?.key ?? '', /^from_/)
    assert.ok(steps.length >= 2 && steps.every(({ citation }) => citation !== ''))
  }
})

inZones('an uncertain rule is off until it is switched on', () => {
  const asked = { at: '2026-05-04', zone: toronto }
  assert.throws(() => dueAt('ON-59-NOTICE', asked), refused('switched_off'))
  assert.throws(
    () => dueAt('ON-59-NOTICE', { ...asked, switchedOn: ['ON-KEEP-WSIB'] }),
    refused('switched_off'),
  )
  const table = {
    '2026-05-04': '2026-05-07T23:59:59-04:00',
    '2026-03-04': '2026-03-07T23:59:59-05:00',
    '2026-03-05': '2026-03-08T23:59:59-04:00',
    '2026-12-29T23:59': '2027-01-01T23:59:59-05:00',
    '2028-02-26': '2028-02-29T23:59:59-05:00',
  }
  for (const [at, expected] of Object.entries(table))
    assert.equal(
      dueAt('ON-59-NOTICE', { at, zone: toronto, switchedOn: ['ON-59-NOTICE'] }).due,
      expected,
    )
})

const keys = (code: string, at: string) =>
  dueAt(code, { at, zone: toronto }).steps.map(({ key }) => key)
const runsTo = (code: string, at: string) =>
  dueAt(code, { at, zone: toronto }).steps.find(({ key }) => key === 'may_run_on')?.values.until

inZones(
  'a limit that ends on a Sunday or holiday stays there, and says until when it may run on',
  () => {
    // Friday, Saturday, Sunday, Monday after the weekend.
    assert.deepEqual(
      ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07'].map((at) => runsTo('ON-52-1', at)),
      [undefined, undefined, '2026-05-11', undefined],
    )
    assert.equal(runsTo('ON-53', '2026-04-03'), '2026-04-07') // Easter Sunday, then Easter Monday
    assert.equal(runsTo('ON-53', '2026-11-09'), '2026-11-12') // Remembrance Day
    assert.equal(runsTo('ON-53', '2026-08-01'), undefined) // the Civic Holiday is none
    assert.equal(runsTo('ON-53', '2027-12-23'), '2027-12-28') // Christmas on a Saturday takes Monday
    assert.equal(runsTo('ON-53', '2033-12-23'), '2033-12-28') // on a Sunday, Tuesday too
    assert.equal(runsTo('ON-53', '2033-12-30'), '2034-01-03') // New Year on a Sunday takes Monday
    assert.equal(runsTo('ON-53', '2029-06-29'), '2029-07-03') // Canada Day on a Sunday is kept on Monday
    assert.equal(runsTo('ON-WSIB-7', '2026-11-06'), '2026-11-12')
    assert.equal(runsTo('US-1904-LOG', '2026-05-03'), undefined)
  },
)

inZones('a clock says what the clocks of the place did, and what it was not told', () => {
  assert.ok(keys('ON-51-REPORT', '2026-03-08T02:30').includes('clocks_skip'))
  assert.ok(keys('ON-51-REPORT', '2026-11-01T01:30').includes('clocks_repeat'))
  assert.ok(keys('ON-51-REPORT', '2026-05-04').includes('day_only'))
  assert.ok(keys('ON-53', '2021-06-30').includes('before_rule'))
  assert.ok(!keys('ON-53', '2021-07-01').includes('before_rule'))
  assert.deepEqual(keys('ON-WSIB-7', '2026-04-02'), [
    'from_obligation',
    'business_days',
    'holiday',
    'nine_holidays',
  ])
})

inZones('what is no local time, no zone and no clock is refused', () => {
  for (const at of [
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-05-04T24:00',
    '2026-05-04 10:00',
    '4 May',
  ])
    assert.throws(() => day('ON-53', at), refused('no_time'), at)
  assert.throws(() => day('ON-54', '2026-05-04'), refused('unknown_rule'))
  assert.throws(() => day('ON-8', '2026-05-04'), refused('no_clock'))
  assert.throws(() => day('ON-53', '2026-05-04', 'America/Nowhere'), RangeError)
})

inZones('the same clock in other zones', () => {
  const far: [zone: string, at: string, due: string][] = [
    ['America/St_Johns', '2026-03-07T23:30', '2026-03-10T00:30:00-02:30'],
    ['America/St_Johns', '2026-10-31T12:00', '2026-11-02T11:00:00-03:30'],
    ['Pacific/Kiritimati', '2026-03-07T23:30', '2026-03-09T23:30:00+14:00'],
    ['Pacific/Honolulu', '2026-03-07T23:30', '2026-03-09T23:30:00-10:00'],
    ['America/Regina', '2026-03-07T23:30', '2026-03-09T23:30:00-06:00'],
    ['Australia/Lord_Howe', '2026-04-04T12:00', '2026-04-06T11:30:00+10:30'],
    ['UTC', '2026-03-07T23:30', '2026-03-09T23:30:00+00:00'],
  ]
  for (const [zone, at, expected] of far) assert.equal(due('ON-51-REPORT', at, zone), expected)
  assert.equal(due('ON-52-1', '2026-03-05', 'America/St_Johns'), '2026-03-09T23:59:59-02:30')
  const instants = ['2026-11-22T03:29:59Z', '2026-11-22T03:30:00Z']
  assert.deepEqual(
    instants.map((now) => today({ now, zone: 'America/St_Johns' })),
    ['2026-11-21', '2026-11-22'],
  )
  assert.equal(today({ now: instants[0] ?? '', zone: 'Pacific/Kiritimati' }), '2026-11-22')
  assert.throws(() => today({ now: '2026-11-22T03:29', zone: 'UTC' }), refused('no_time'))
})

inZones('months end where the shorter one does', () => {
  const table: [string, number, string][] = [
    ['2024-02-29', 36, '2027-02-28'],
    ['2024-02-28', 36, '2027-02-28'],
    ['2024-03-01', 36, '2027-03-01'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
    ['1999-12-31', 0, '1999-12-31'],
    ['2096-02-29', 48, '2100-02-28'],
    ['1996-02-29', 48, '2000-02-29'],
  ]
  for (const [from, months, to] of table) assert.equal(addMonths(from, months), to)
  for (const none of ['2026-02-30', '2100-02-29', '2026-00-10', '2026-1-10'])
    assert.throws(() => addMonths(none, 1), refused('no_day'))
  assert.throws(() => addMonths('2026-02-01', 0.5), refused('no_number'))
})

inZones('holidays fall where they do, and take no other day with them', () => {
  const in2026 = {
    'CA-ON': '01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26',
    US: '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25',
  } as const
  for (const jurisdiction of ['CA-ON', 'US'] as const) {
    const days = Array.from({ length: 365 }, (_, at) =>
      new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    )
    const found = days.filter((one) => isHoliday(jurisdiction, one) !== null)
    assert.equal(found.map((one) => one.slice(5)).join(' '), in2026[jurisdiction])
  }
  const named: [string, string | null][] = [
    ['2026-04-03', 'Good Friday'],
    ['2026-04-02', null],
    ['2026-04-06', null],
    ['2026-08-03', null],
    ['2026-11-11', null],
    ['2026-09-30', null],
    ['2026-12-28', null],
    ['2027-12-27', null],
    ['2024-03-29', 'Good Friday'],
    ['2038-04-23', 'Good Friday'],
    ['2027-05-24', 'Victoria Day'],
    ['2025-05-19', 'Victoria Day'],
    ['2008-02-18', 'Family Day'],
    ['2007-02-19', null],
    ['2027-10-11', 'Thanksgiving'],
  ]
  for (const [one, name] of named) assert.equal(isHoliday('CA-ON', one), name, one)
})
