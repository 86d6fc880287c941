// Thousands of schedules, held against a plain reckoning that looks at every day.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, daysFrom } from '../../../kit/day.ts'
import {
  type ExpectationFacts,
  type ExpectedState,
  expectationsOf,
  type ReceivedForm,
  type Schedule,
} from './expectations.ts'

/** The same said once more, without a thought for speed: every day of two years is looked at. */
function reckoned(
  schedule: Schedule,
  { term, excuses, receipts, now }: ExpectationFacts,
  span: [string, string],
) {
  const all = daysFrom('2026-01-01', '2027-12-31')
  const isoDay = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7
  const monthEnd = (day: string) => !addDays(day, 1).startsWith(day.slice(0, 7))
  const rhythm = (day: string) => {
    if (schedule.frequency !== 'monthly')
      return schedule.weekdays.some((one) => one === isoDay(day))
    const n = Number(day.slice(8))
    return n === schedule.month_day || (monthEnd(day) && n < (schedule.month_day ?? 0))
  }
  const open = (day: string) =>
    day >= schedule.starts_on &&
    day <= (schedule.ends_on ?? '9') &&
    day >= term.opens_on &&
    day <= (term.closes_on ?? '9') &&
    term.pauses.every(({ from_on, to_on }) => day < from_on || day > (to_on ?? '9'))
  const off = (day: string) =>
    !schedule.on_excused_days &&
    excuses.some(
      (one) =>
        one.day === day &&
        { full: true, am: schedule.due_time < '12', pm: schedule.due_time >= '12' }[one.part],
    )
  const rhythmic = all.filter(rhythm)
  /** Each submission lies in the period of one due day at most. */
  const dueOf = (at: string) => {
    const day = at.slice(0, 10)
    if (schedule.frequency === 'daily') return rhythm(day) ? day : undefined
    if (schedule.frequency === 'weekly') return rhythmic.find((due) => due >= day)
    return rhythmic.find((due) => due.slice(0, 7) === day.slice(0, 7))
  }
  const heaps = new Map<string, ReceivedForm[]>()
  for (const one of receipts.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
    const due = one.what === schedule.what ? dueOf(one.at) : undefined
    if (due !== undefined) heaps.set(due, [...(heaps.get(due) ?? []), one])
  }
  return rhythmic
    .filter((day) => open(day) && day >= span[0] && day <= span[1])
    .map((day): [string, ExpectedState] => {
      if (off(day)) return [day, 'excused']
      const own = heaps.get(day)?.[0]
      if (own !== undefined)
        return [day, own.at.slice(0, 16) > `${day}T${schedule.due_time}` ? 'late' : 'received']
      const next = rhythmic[rhythmic.indexOf(day) + 1] ?? ''
      const spare = (heaps.get(next)?.length ?? 0) - (open(next) && !off(next) ? 1 : 0)
      if (schedule.frequency !== 'daily' && spare > 0) return [day, 'late']
      return [day, day < now.slice(0, 10) ? 'missed' : 'due']
    })
}

const dayIn = (from: string, to: string) => fc.constantFrom(...daysFrom(from, to))
const anyDay = dayIn('2026-03-20', '2026-07-10')
const time = fc.constantFrom('00:00', '06:30', '11:59', '12:00', '16:00', '23:59')
const scheduleOf = fc
  .record({
    frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    month_day: fc.integer({ min: 1, max: 31 }),
    due_time: time,
    starts_on: dayIn('2026-03-01', '2026-05-20'),
    ends_on: fc.option(dayIn('2026-05-01', '2026-07-01')),
    on_excused_days: fc.boolean(),
  })
  .map(
    ({ frequency, days, month_day, ...rest }): Schedule => ({
      id: 'schedule',
      what: 'flha',
      ...rest,
      frequency,
      weekdays: frequency === 'monthly' ? [] : frequency === 'weekly' ? days.slice(0, 1) : days,
      month_day: frequency === 'monthly' ? month_day : null,
    }),
  )
const factsOf = fc.record({
  term: fc.record({
    opens_on: dayIn('2026-03-01', '2026-04-20'),
    closes_on: fc.option(dayIn('2026-06-01', '2026-07-01')),
    pauses: fc.array(
      fc
        .record({ from_on: anyDay, days: fc.option(fc.integer({ min: -1, max: 20 })) })
        .map(({ from_on, days }) => ({
          from_on,
          to_on: days === null ? null : addDays(from_on, days),
        })),
      { maxLength: 2 },
    ),
  }),
  excuses: fc.array(
    fc.record({ id: fc.uuid(), day: anyDay, part: fc.constantFrom('full', 'am', 'pm') }),
    { maxLength: 30 },
  ),
  receipts: fc.array(
    fc
      .record({
        id: fc.uuid(),
        what: fc.constantFrom('flha', 'flha', 'other'),
        day: anyDay,
        time,
      })
      .map(({ day, time: at, ...rest }) => ({ ...rest, at: `${day}T${at}` })),
    { maxLength: 60 },
  ),
  now: fc.tuple(anyDay, time).map(([day, at]) => `${day}T${at}`),
})

test('it comes to what a plain reckoning of every day comes to', () => {
  const span: [string, string] = ['2026-04-15', '2026-06-15']
  fc.assert(
    fc.property(scheduleOf, factsOf, (schedule, given) => {
      const [row] = expectationsOf([schedule], given, { from: span[0], to: span[1] })
      assert.deepEqual(
        row?.days.map(({ day, state }) => [day, state]),
        reckoned(schedule, given, span),
      )
      const { counts, percent } = row ?? {}
      assert.equal(
        Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0),
        row?.days.length,
      )
      // What is excused is never counted as missed: without it the share is the same.
      const weighed = row?.days.filter(({ state }) => state !== 'excused' && state !== 'due') ?? []
      const there = weighed.filter(({ state }) => state !== 'missed').length
      assert.equal(
        percent,
        weighed.length === 0 ? null : Math.floor((100 * there) / weighed.length),
      )
    }),
    { numRuns: 600, seed: 20_261_121 },
  )
})
