// What is expected on which day, and what became of it. It is worked out of schedules, pauses, excuses and
// what was received each time it is read: nothing that is due is stored before it is due. The caller says
// what is expected, and from whom.
import {
  addDays,
  daysFrom,
  firstOfMonth,
  firstOfNextMonth,
  lastOfMonth,
  weekdayOf,
} from '../../../kit/day.ts'

export type Rhythm = {
  /** `once`: on one day alone. */
  frequency: 'daily' | 'weekly' | 'monthly' | 'once'
  /** 1 is Monday: the days of a daily duty, the one day on which a weekly one is due. */
  weekdays: readonly number[]
  /** The day on which a monthly one is due; the last of a shorter month. */
  month_day: number | null
  /** The day on which something is due that comes once. */
  due_on?: string | null
  /** `16:00`, by the clock on the wall there. */
  due_time: string
}

export type Schedule = Rhythm & {
  id: string
  /** What is expected: a form, an inspection, a talk. Receipts name it. */
  what: string
  starts_on: string
  ends_on: string | null
  /** No excuse counts for it, but one that names it. */
  on_excused_days: boolean
  /** How many days later it is still in time; none where it is left out. */
  grace?: number
}

/** When anything is expected at all: not before it opens, in a pause, or once it is closed. */
export type Term = {
  opens_on: string
  closes_on: string | null
  pauses: readonly { from_on: string; to_on: string | null }[]
}

/** A day, or half of one, on which nothing could be done, such as a rain day. */
export type Excuse = {
  id: string
  day: string
  part: 'full' | 'am' | 'pm'
  /** The one schedule that it excuses; all of them where it is left out. */
  schedule?: string
}

/** What came, at `2026-11-20T15:40` by the clock on the wall there. */
export type ReceivedForm = {
  id: string
  what: string
  at: string
  /** What it was sent for, where that was said: it counts for nothing else, whenever it came. */
  meant?: { schedule: string; day: string }
}

/** What came was refused: it is due again on another day. */
export type MovedDay = { schedule: string; day: string; to: string }

export type ExpectationFacts = {
  term: Term
  excuses: readonly Excuse[]
  receipts: readonly ReceivedForm[]
  moved?: readonly MovedDay[]
  now: string
}

export const states = ['received', 'late', 'due', 'missed', 'excused'] as const
export type ExpectedState = (typeof states)[number]
export type Expectation = {
  day: string
  /** The last day on which it is in time. */
  until: string
  state: ExpectedState
  receipt: string | null
  excuse: string | null
}
export type Counts = Record<ExpectedState, number>
export type Expected = {
  schedule: string
  days: Expectation[]
  counts: Counts
  percent: number | null
}

export const hasEnded = ({ ends_on }: Pick<Schedule, 'ends_on'>, today: string): boolean =>
  ends_on !== null && ends_on < today

function dueInMonth(first: string, month_day: number | null): string {
  const last = Number(lastOfMonth(first).slice(8))
  return addDays(first, Math.min(month_day ?? last, last) - 1)
}

/** The days of a span on which it falls due. */
function daysDue(
  { frequency, weekdays, month_day, due_on }: Rhythm,
  { from, to }: { from: string; to: string },
): string[] {
  const found: string[] = []
  if (frequency === 'once') {
    if (due_on != null) found.push(due_on)
  } else if (frequency === 'monthly') {
    for (let first = firstOfMonth(from); first <= to; first = firstOfNextMonth(first))
      found.push(dueInMonth(first, month_day))
  } else {
    const begins = weekdayOf(from)
    for (const weekday of new Set(weekdays))
      for (let day = addDays(from, (weekday - begins + 7) % 7); day <= to; day = addDays(day, 7))
        found.push(day)
  }
  return found.filter((day) => day >= from && day <= to).sort()
}

/** Whether anything is expected on a day on which it falls due. */
function isExpected(
  schedule: Schedule,
  { opens_on, closes_on, pauses }: Term,
  day: string,
): boolean {
  const within = (from: string, to: string | null) => day >= from && (to === null || day <= to)
  return (
    within(schedule.starts_on, schedule.ends_on) &&
    within(opens_on, closes_on) &&
    !pauses.some(({ from_on, to_on }) => within(from_on, to_on))
  )
}

/** The days whose submissions count for what is due on a day: the day itself, the seven days that
 *  end on it, its calendar month. */
function periodOf({ frequency }: Rhythm, due: string): [from: string, to: string] {
  // What is asked for once counts whenever it came.
  if (frequency === 'once') return ['0000-01-01', '9999-12-31']
  if (frequency === 'daily') return [due, due]
  return frequency === 'weekly' ? [addDays(due, -6), due] : [firstOfMonth(due), lastOfMonth(due)]
}

/** Whether what comes in on a day counts for what is due on another. */
export function countsFor(schedule: Rhythm, day: string, due: string): boolean {
  const [from, to] = periodOf(schedule, due)
  return day >= from && day <= to
}

/** A day’s work that began without it is not made up for by tomorrow’s. */
function dueNext(schedule: Rhythm, due: string): string | undefined {
  if (schedule.frequency === 'daily' || schedule.frequency === 'once') return undefined
  if (schedule.frequency === 'weekly') return addDays(due, 7)
  return dueInMonth(firstOfNextMonth(due), schedule.month_day)
}

/** A full day excuses what is due on it, be it daily, weekly or monthly; a half day only what is due
 *  in that half: before noon, or from noon on. */
const excuseOf = (
  schedule: Schedule,
  excuses: readonly Excuse[],
  due: string,
): Excuse | undefined =>
  excuses.find(
    ({ day, part, schedule: named }) =>
      day === due &&
      (named === undefined ? !schedule.on_excused_days : named === schedule.id) &&
      (part === 'full' || part === (schedule.due_time < '12:00' ? 'am' : 'pm')),
  )

/** What came for a day that is due, the first first. By days: years of them are asked for. */
function sentFor(schedule: Schedule, receipts: readonly ReceivedForm[]) {
  const own = receipts.filter(({ what, meant }) =>
    meant === undefined ? what === schedule.what : meant.schedule === schedule.id,
  )
  const { frequency } = schedule
  const month = (day: string) => day.slice(0, 7)
  const byPeriod = Map.groupBy(own, ({ at, meant }) => {
    const day = meant?.day ?? at.slice(0, 10)
    return frequency === 'monthly' ? month(day) : day
  })
  const around = (due: string): readonly ReceivedForm[] => {
    if (frequency === 'once') return own
    if (frequency === 'monthly') return byPeriod.get(month(due)) ?? []
    return daysFrom(...periodOf(schedule, due)).flatMap((day) => byPeriod.get(day) ?? [])
  }
  return (due: string): readonly ReceivedForm[] =>
    around(due)
      .filter(({ meant }) => meant === undefined || meant.day === due)
      .sort((a, b) => (a.at < b.at ? -1 : 1))
}

function expectationOn(
  schedule: Schedule,
  { term, excuses, moved = [], now }: ExpectationFacts,
  sent: ReturnType<typeof sentFor>,
  day: string,
): Expectation {
  /** A surplus in the next period makes up for a missed period, late. */
  const madeUp = () => {
    const next = dueNext(schedule, day)
    if (next === undefined) return undefined
    const needs =
      isExpected(schedule, term, next) && excuseOf(schedule, excuses, next) === undefined
    return sent(next)[needs ? 1 : 0]
  }
  const again = moved.findLast((one) => one.schedule === schedule.id && one.day === day)?.to
  const until = again ?? addDays(day, schedule.grace ?? 0)
  const [own] = sent(day)
  const excused = excuseOf(schedule, excuses, day)
  const found = own ?? (excused === undefined ? madeUp() : undefined)
  const state = (): ExpectedState => {
    if (excused !== undefined) return 'excused'
    if (found === undefined) return now.slice(0, 10) > until ? 'missed' : 'due'
    return found.at <= `${until}T${schedule.due_time}` ? 'received' : 'late'
  }
  return { day, until, state: state(), receipt: found?.id ?? null, excuse: excused?.id ?? null }
}

export const none: Counts = { received: 0, late: 0, due: 0, missed: 0, excused: 0 }

export const add = (a: Counts, b: Counts): Counts => ({
  received: a.received + b.received,
  late: a.late + b.late,
  due: a.due + b.due,
  missed: a.missed + b.missed,
  excused: a.excused + b.excused,
})

/** The share of the forms due by now that were received; an excused or still open one does not count.
 *  Rounded down: nearly all is not all. */
export function percentOf({ received, late, missed }: Counts): number | null {
  const expected = received + late + missed
  return expected === 0 ? null : Math.floor((100 * (received + late)) / expected)
}

export function expectationsOf(
  schedules: readonly Schedule[],
  facts: ExpectationFacts,
  { from, to }: { from: string; to: string },
): Expected[] {
  return schedules.map((schedule) => {
    const sent = sentFor(schedule, facts.receipts)
    const days = daysDue(schedule, { from, to })
      .filter((day) => isExpected(schedule, facts.term, day))
      .map((day) => expectationOn(schedule, facts, sent, day))
    const counts = { ...none }
    for (const { state } of days) counts[state] += 1
    return { schedule: schedule.id, days, counts, percent: percentOf(counts) }
  })
}

/** Whether a day on which it was due has passed: what was expected then stays as it was. */
export const wasDue = (schedule: Schedule, term: Term, today: string): boolean =>
  daysDue(schedule, { from: schedule.starts_on, to: addDays(today, -1) }).some((day) =>
    isExpected(schedule, term, day),
  )
