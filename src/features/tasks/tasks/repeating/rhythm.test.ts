import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysToCome, meantDay, nextDue, type TaskRhythm } from './rhythm.ts'

const zone = 'America/Toronto'
const next = (
  rhythm: Partial<TaskRhythm> & Pick<TaskRhythm, 'repeats'>,
  due: string,
  at: string,
  { where = zone, first = due } = {},
) =>
  nextDue(
    { every: 1, from: 'due', until: null, ...rhythm },
    { due, at: new Date(at), zone: where, meant: meantDay(due, first) },
  )

test('daily, weekly and monthly, from the day that it was due', () => {
  assert.equal(next({ repeats: 'daily' }, '2026-05-04', '2026-05-04T15:00Z'), '2026-05-05')
  assert.equal(
    next({ repeats: 'daily', every: 3 }, '2026-05-04', '2026-05-04T15:00Z'),
    '2026-05-07',
  )
  // Done early, it is not due twice.
  assert.equal(next({ repeats: 'weekly' }, '2026-05-08', '2026-05-05T15:00Z'), '2026-05-15')
  assert.equal(
    next({ repeats: 'weekly', every: 2 }, '2026-12-25', '2026-12-25T15:00Z'),
    '2027-01-08',
  )
  assert.equal(next({ repeats: 'monthly' }, '2026-12-15', '2026-12-15T15:00Z'), '2027-01-15')
})

test('from the day that it was done, as the place counts it', () => {
  const weekly = { repeats: 'weekly', from: 'done' } as const
  assert.equal(next(weekly, '2026-05-04', '2026-05-07T15:00Z'), '2026-05-14')
  // Late in the evening there; already tomorrow in London.
  assert.equal(next(weekly, '2026-05-04', '2026-05-08T02:30Z'), '2026-05-14')
  assert.equal(
    next({ repeats: 'monthly', from: 'done' }, '2026-05-04', '2026-05-31T15:00Z'),
    '2026-06-30',
  )
})

test('what passed is not made up for: it is due again on the first day that has not', () => {
  assert.equal(next({ repeats: 'daily' }, '2026-05-04', '2026-05-07T15:00Z'), '2026-05-07')
  assert.equal(next({ repeats: 'weekly' }, '2026-05-01', '2026-05-18T15:00Z'), '2026-05-22')
  assert.equal(next({ repeats: 'weekly' }, '2026-05-01', '2026-05-15T15:00Z'), '2026-05-15')
})

test('the 31st is the last of a shorter month, and the 31st again after it', () => {
  const monthly = { repeats: 'monthly' } as const
  const first = '2026-01-31'
  assert.equal(next(monthly, first, '2026-01-31T15:00Z'), '2026-02-28')
  assert.equal(next(monthly, '2026-02-28', '2026-02-28T15:00Z', { first }), '2026-03-31')
  assert.equal(next(monthly, '2026-02-28', '2026-02-28T15:00Z'), '2026-03-28')
  assert.equal(next({ ...monthly, every: 12 }, '2028-02-29', '2028-02-29T15:00Z'), '2029-02-28')
})

test('neither change of the clock moves or doubles a day', () => {
  // In Toronto the clock goes forward on 8 March 2026 and back on 1 November 2026; in St John's too.
  for (const where of [zone, 'America/St_Johns'])
    for (const [due, after] of [
      ['2026-03-07', '2026-03-08'],
      ['2026-03-08', '2026-03-09'],
      ['2026-10-31', '2026-11-01'],
      ['2026-11-01', '2026-11-02'],
    ] as const)
      for (const from of ['due', 'done'] as const)
        for (const hour of ['T05:30Z', 'T12:00Z', 'T23:00Z'])
          assert.equal(next({ repeats: 'daily', from }, due, due + hour, { where }), after)
  // Half past eleven in the evening before the night of 25 hours, and of 23.
  for (const [at, after] of [
    ['2026-11-01T03:30Z', '2026-11-07'],
    ['2026-11-02T04:30Z', '2026-11-08'],
    ['2026-03-08T04:30Z', '2026-03-14'],
    ['2026-03-09T03:30Z', '2026-03-15'],
  ] as const)
    assert.equal(next({ repeats: 'weekly', from: 'done' }, '2026-01-01', at), after)
})

test('it ends with its last day', () => {
  const until = '2026-05-11'
  assert.equal(next({ repeats: 'weekly', until }, '2026-05-04', '2026-05-04T15:00Z'), until)
  assert.equal(next({ repeats: 'weekly', until }, '2026-05-11', '2026-05-11T15:00Z'), undefined)
})

const toCome = (
  rhythm: Partial<TaskRhythm> & Pick<TaskRhythm, 'repeats'>,
  due: string,
  first = due,
) =>
  daysToCome(
    { every: 1, from: 'due', until: null, ...rhythm },
    { due, first, today: '2026-05-11' },
    { from: '2026-05-01', to: '2026-06-30' },
  )

test('the days to come are those on which it is made, if each is done on its day', () => {
  assert.deepEqual(toCome({ repeats: 'weekly', every: 2 }, '2026-05-14'), [
    '2026-05-28',
    '2026-06-11',
    '2026-06-25',
  ])
  assert.deepEqual(toCome({ repeats: 'weekly', every: 2, until: '2026-06-11' }, '2026-05-14'), [
    '2026-05-28',
    '2026-06-11',
  ])
  // The 31st is meant, and comes back after a shorter month.
  assert.deepEqual(toCome({ repeats: 'monthly' }, '2026-04-30', '2026-03-31'), [
    '2026-05-31',
    '2026-06-30',
  ])
})

test('one that is overdue comes again on the first day that has not passed', () => {
  assert.deepEqual(toCome({ repeats: 'monthly' }, '2026-04-20'), ['2026-05-20', '2026-06-20'])
  assert.deepEqual(toCome({ repeats: 'monthly', from: 'done' }, '2026-04-20'), ['2026-06-11'])
  assert.deepEqual(toCome({ repeats: 'monthly' }, '2026-07-20'), [])
})
