// Thousands of plans, held against a plain reckoning that looks at every day.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, daysFrom } from '../../../kit/day.ts'
import { type Ground, type Line, type Received, type State, track } from './tracker.ts'

/** The same said once more, without a thought for speed: every day of two years is looked at. */
function reckoned(
  line: Line,
  { site, rain: rains, received, now }: Ground,
  span: [string, string],
) {
  const all = daysFrom('2026-01-01', '2027-12-31')
  const isoDay = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7
  const monthEnd = (day: string) => !addDays(day, 1).startsWith(day.slice(0, 7))
  const rhythm = (day: string) => {
    if (line.frequency !== 'monthly') return line.weekdays.some((one) => one === isoDay(day))
    const n = Number(day.slice(8))
    return n === line.month_day || (monthEnd(day) && n < (line.month_day ?? 0))
  }
  const open = (day: string) =>
    day >= line.starts_on &&
    day <= (line.ends_on ?? '9') &&
    day >= site.opens_on &&
    day <= (site.closes_on ?? '9') &&
    site.holds.every(({ from_on, to_on }) => day < from_on || day > (to_on ?? '9'))
  const off = (day: string) =>
    !line.on_rain_days &&
    rains.some(
      (one) =>
        one.day === day &&
        { full: true, am: line.due_time < '12', pm: line.due_time >= '12' }[one.part],
    )
  const rhythmic = all.filter(rhythm)
  /** Each submission lies in the period of one due day at most. */
  const dueOf = (at: string) => {
    const day = at.slice(0, 10)
    if (line.frequency === 'daily') return rhythm(day) ? day : undefined
    if (line.frequency === 'weekly') return rhythmic.find((due) => due >= day)
    return rhythmic.find((due) => due.slice(0, 7) === day.slice(0, 7))
  }
  const heaps = new Map<string, Received[]>()
  for (const one of received.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
    const due = one.form === line.form ? dueOf(one.at) : undefined
    if (due !== undefined) heaps.set(due, [...(heaps.get(due) ?? []), one])
  }
  return rhythmic
    .filter((day) => open(day) && day >= span[0] && day <= span[1])
    .map((day): [string, State] => {
      if (off(day)) return [day, 'excused']
      const own = heaps.get(day)?.[0]
      if (own !== undefined)
        return [day, own.at.slice(0, 16) > `${day}T${line.due_time}` ? 'late' : 'received']
      const next = rhythmic[rhythmic.indexOf(day) + 1] ?? ''
      const spare = (heaps.get(next)?.length ?? 0) - (open(next) && !off(next) ? 1 : 0)
      if (line.frequency !== 'daily' && spare > 0) return [day, 'late']
      return [day, day < now.slice(0, 10) ? 'missed' : 'due']
    })
}

const dayIn = (from: string, to: string) => fc.constantFrom(...daysFrom(from, to))
const anyDay = dayIn('2026-03-20', '2026-07-10')
const time = fc.constantFrom('00:00', '06:30', '11:59', '12:00', '16:00', '23:59')
const lineOf = fc
  .record({
    frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    month_day: fc.integer({ min: 1, max: 31 }),
    due_time: time,
    starts_on: dayIn('2026-03-01', '2026-05-20'),
    ends_on: fc.option(dayIn('2026-05-01', '2026-07-01')),
    on_rain_days: fc.boolean(),
  })
  .map(
    ({ frequency, days, month_day, ...rest }): Line => ({
      id: 'line',
      form: 'flha',
      ...rest,
      frequency,
      weekdays: frequency === 'monthly' ? [] : frequency === 'weekly' ? days.slice(0, 1) : days,
      month_day: frequency === 'monthly' ? month_day : null,
    }),
  )
const groundOf = fc.record({
  site: fc.record({
    opens_on: dayIn('2026-03-01', '2026-04-20'),
    closes_on: fc.option(dayIn('2026-06-01', '2026-07-01')),
    holds: fc.array(
      fc
        .record({ from_on: anyDay, days: fc.option(fc.integer({ min: -1, max: 20 })) })
        .map(({ from_on, days }) => ({
          from_on,
          to_on: days === null ? null : addDays(from_on, days),
        })),
      { maxLength: 2 },
    ),
  }),
  rain: fc.array(
    fc.record({ id: fc.uuid(), day: anyDay, part: fc.constantFrom('full', 'am', 'pm') }),
    { maxLength: 30 },
  ),
  received: fc.array(
    fc
      .record({
        id: fc.uuid(),
        form: fc.constantFrom('flha', 'flha', 'other'),
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
    fc.property(lineOf, groundOf, (line, given) => {
      const [row] = track([line], given, { from: span[0], to: span[1] })
      assert.deepEqual(
        row?.cells.map(({ day, state }) => [day, state]),
        reckoned(line, given, span),
      )
      const { counts, percent } = row ?? {}
      assert.equal(
        Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0),
        row?.cells.length,
      )
      // What is excused is never counted as missed: without it the share is the same.
      const weighed = row?.cells.filter(({ state }) => state !== 'excused' && state !== 'due') ?? []
      const there = weighed.filter(({ state }) => state !== 'missed').length
      assert.equal(
        percent,
        weighed.length === 0 ? null : Math.floor((100 * there) / weighed.length),
      )
    }),
    { numRuns: 600, seed: 20_261_121 },
  )
})
