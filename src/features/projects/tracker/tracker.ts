// Which forms a project expects on which day, and what became of each. It is worked out of the plan,
// the rain days and what was received each time it is read: nothing of it is stored.
import {
  addDays,
  daysFrom,
  firstOfMonth,
  firstOfNextMonth,
  lastOfMonth,
  weekdayOf,
} from '../../../kit/day.ts'

export type Rhythm = {
  frequency: 'daily' | 'weekly' | 'monthly'
  /** 1 is Monday: the days of a daily form, the one day on which a weekly one is due. */
  weekdays: readonly number[]
  /** The day on which a monthly one is due; the last of a shorter month. */
  month_day: number | null
  /** `16:00`, by the clock on the site’s wall. */
  due_time: string
}

export type Line = Rhythm & {
  id: string
  form: string
  starts_on: string
  ends_on: string | null
  on_rain_days: boolean
}

/** When anything is expected of a project at all: not before it opens, while it is on hold, or once
 *  it is completed. */
export type Site = {
  opens_on: string
  closes_on: string | null
  holds: readonly { from_on: string; to_on: string | null }[]
}

/** One that stands and affects forms. */
export type RainDay = { id: string; day: string; part: 'full' | 'am' | 'pm' }

/** Something submitted about the project, at `2026-11-20T15:40` by the clock on the wall. */
export type Received = { id: string; form: string; at: string }

export type Ground = {
  site: Site
  rain: readonly RainDay[]
  received: readonly Received[]
  now: string
}

export const states = ['received', 'late', 'due', 'missed', 'excused'] as const
export type State = (typeof states)[number]
export type Cell = { day: string; state: State; submission: string | null; rain: string | null }
export type Counts = Record<State, number>
export type Row = { line: string; cells: Cell[]; counts: Counts; percent: number | null }

export const hasEnded = ({ ends_on }: Pick<Line, 'ends_on'>, today: string): boolean =>
  ends_on !== null && ends_on < today

function fallsOn({ frequency, weekdays, month_day }: Rhythm, day: string): boolean {
  if (frequency !== 'monthly') return weekdays.includes(weekdayOf(day))
  const last = Number(lastOfMonth(day).slice(8))
  return Number(day.slice(8)) === Math.min(month_day ?? last, last)
}

function isExpected(line: Line, { opens_on, closes_on, holds }: Site, day: string): boolean {
  const within = (from: string, to: string | null) => day >= from && (to === null || day <= to)
  return (
    within(line.starts_on, line.ends_on) &&
    within(opens_on, closes_on) &&
    !holds.some(({ from_on, to_on }) => within(from_on, to_on)) &&
    fallsOn(line, day)
  )
}

/** The days whose submissions count for what is due on a day: the day itself, the seven days that
 *  end on it, its calendar month. */
function periodOf({ frequency }: Rhythm, due: string): [from: string, to: string] {
  if (frequency === 'daily') return [due, due]
  return frequency === 'weekly' ? [addDays(due, -6), due] : [firstOfMonth(due), lastOfMonth(due)]
}

/** Whether what comes in on a day counts for what is due on another. */
export function countsFor(line: Rhythm, day: string, due: string): boolean {
  const [from, to] = periodOf(line, due)
  return day >= from && day <= to
}

/** A day’s work that began without its form is not made up for by tomorrow’s. */
function dueNext(line: Rhythm, due: string): string | undefined {
  if (line.frequency === 'daily') return undefined
  if (line.frequency === 'weekly') return addDays(due, 7)
  const next = firstOfNextMonth(due)
  return daysFrom(next, lastOfMonth(next)).find((day) => fallsOn(line, day))
}

/** A full day excuses what is due on it, be it daily, weekly or monthly; a half day only what is due
 *  in that half: before noon, or from noon on. */
const excuse = (line: Line, rain: readonly RainDay[], due: string): RainDay | undefined =>
  line.on_rain_days
    ? undefined
    : rain.find(
        ({ day, part }) =>
          day === due && (part === 'full' || part === (line.due_time < '12:00' ? 'am' : 'pm')),
      )

function cellOf(line: Line, { site, rain, received, now }: Ground, day: string): Cell {
  const sent = (due: string) => {
    const [from, to] = periodOf(line, due)
    return received
      .filter(({ form, at }) => form === line.form && at >= from && at.slice(0, 10) <= to)
      .sort((a, b) => (a.at < b.at ? -1 : 1))
  }
  /** What the next period has more than it needs makes up for a period without any, late. */
  const madeUp = () => {
    const next = dueNext(line, day)
    if (next === undefined) return undefined
    const needs = isExpected(line, site, next) && excuse(line, rain, next) === undefined
    return sent(next)[needs ? 1 : 0]
  }
  const [own] = sent(day)
  const excused = excuse(line, rain, day)
  const found = own ?? (excused === undefined ? madeUp() : undefined)
  const state = (): State => {
    if (excused !== undefined) return 'excused'
    if (found === undefined) return now.slice(0, 10) > day ? 'missed' : 'due'
    return found.at <= `${day}T${line.due_time}` ? 'received' : 'late'
  }
  return { day, state: state(), submission: found?.id ?? null, rain: excused?.id ?? null }
}

export const none: Counts = { received: 0, late: 0, due: 0, missed: 0, excused: 0 }

export const add = (a: Counts, b: Counts): Counts => ({
  received: a.received + b.received,
  late: a.late + b.late,
  due: a.due + b.due,
  missed: a.missed + b.missed,
  excused: a.excused + b.excused,
})

/** How much of what was to be there by now is there; what is excused or still due weighs nothing.
 *  Rounded down: nearly all is not all. */
export function percentOf({ received, late, missed }: Counts): number | null {
  const expected = received + late + missed
  return expected === 0 ? null : Math.floor((100 * (received + late)) / expected)
}

export function track(
  lines: readonly Line[],
  ground: Ground,
  { from, to }: { from: string; to: string },
): Row[] {
  const days = daysFrom(from, to)
  return lines.map((line) => {
    const cells = days
      .filter((day) => isExpected(line, ground.site, day))
      .map((day) => cellOf(line, ground, day))
    const counts = { ...none }
    for (const { state } of cells) counts[state] += 1
    return { line: line.id, cells, counts, percent: percentOf(counts) }
  })
}

/** Whether a day on which it was due has passed: what was expected then stays as it was. */
export const wasDue = (line: Line, site: Site, today: string): boolean =>
  daysFrom(line.starts_on, addDays(today, -1)).some((day) => isExpected(line, site, day))
