// What contractors owe and what became of it, out of their lines, projects, rain days and what came: the engine of
// expectations works it out each time it is read.
import { addDays } from '../../../kit/day.ts'
import {
  type Excuse,
  type ExpectationFacts,
  expectationsOf,
  type Schedule,
} from '../../expectations/definition/index.ts'

export const dutyStates = [
  'completed',
  'late',
  'outstanding',
  'past_due',
  'excused',
  'waived',
] as const
export type DutyState = (typeof dutyStates)[number]

/** A line as it holds for one contractor, in one place. */
export type DutyLine = {
  line: string
  contractor: string
  project: string | null
  form: string
  title: string
  frequency: 'once' | 'daily' | 'weekly' | 'monthly' | 'task' | 'day'
  weekdays: readonly string[]
  month_day: number | null
  due_on: string | null
  grace_days: number
  on_rain_days: boolean
  /** When the line and the contractor's time on the project both hold. */
  opens_on: string
  closes_on: string | null
  /** What prequalifies is due anew: what came up to this day counts no longer. */
  done_on: string | null
}

export type Rain = { id: string; project: string; day: string; part: Excuse['part'] }
export type Waiver = { id: string; key: string; day: string }
/** What came: meant for a day of a line, or of a form by a contractor. */
export type SentForm = {
  id: string
  contractor: string
  project: string | null
  form: string
  line: string | null
  day: string | null
  at: string
  refused: boolean
  again_on: string | null
}

export type OwedForm = {
  line: DutyLine
  day: string
  /** The last day on which it is in time. */
  until: string
  state: DutyState
  submission: string | null
  /** What was sent for it was refused. */
  refused: string | null
}

export const keyOf = ({
  line,
  contractor,
  project,
}: Pick<DutyLine, 'line' | 'contractor' | 'project'>): string =>
  `${line} ${contractor} ${project ?? ''}`

export type OwedFacts = {
  rain: readonly Rain[]
  waivers: readonly Waiver[]
  came: readonly SentForm[]
  pauses: ReadonlyMap<string, ExpectationFacts['term']['pauses']>
  now: string
}

/** What is asked for once is due on a day of its own; the rest comes again. */
function scheduleOf(line: DutyLine): Schedule {
  const { frequency, due_on, opens_on } = line
  const rhythm =
    frequency === 'daily' || frequency === 'weekly' || frequency === 'monthly' ? frequency : 'once'
  return {
    id: keyOf(line),
    what: line.form,
    frequency: rhythm,
    weekdays: line.weekdays.map(Number),
    month_day: line.month_day,
    due_on: frequency === 'day' ? due_on : opens_on,
    due_time: '23:59',
    starts_on: opens_on,
    ends_on: line.closes_on,
    on_excused_days: line.on_rain_days,
    grace: line.grace_days,
  }
}

const named = {
  received: 'completed',
  late: 'late',
  due: 'outstanding',
  missed: 'past_due',
} as const

/** The duties of a line whose days lie within the span; what is asked for once is there in any. */
export function dutiesOf(
  line: DutyLine,
  { rain, waivers, came, pauses, now }: OwedFacts,
  span: { from: string; to: string },
): OwedForm[] {
  if (line.frequency === 'task') return []
  const schedule = scheduleOf(line)
  const own = came.filter(
    (one) =>
      one.contractor === line.contractor &&
      (one.line === null
        ? one.form === line.form &&
          one.project === line.project &&
          (line.done_on === null || one.at.slice(0, 10) > line.done_on)
        : one.line === line.line && one.project === line.project),
  )
  const waived = waivers.filter(({ key }) => key === schedule.id)
  const facts: ExpectationFacts = {
    term: {
      opens_on: line.opens_on,
      closes_on: line.closes_on,
      pauses: pauses.get(line.project ?? '') ?? [],
    },
    excuses: [
      ...waived.map(({ id, day }) => ({ id, day, part: 'full' as const, schedule: schedule.id })),
      ...rain.filter(({ project }) => project === line.project),
    ],
    receipts: own
      .filter(({ refused }) => !refused)
      .map(({ id, at, line: sent, day }) => ({
        ...{ id, at, what: line.form },
        ...(sent !== null && { meant: { schedule: schedule.id, day: day ?? '' } }),
      })),
    moved: own.flatMap(({ refused, day, again_on }) =>
      refused && day !== null && again_on !== null
        ? [{ schedule: schedule.id, day, to: again_on }]
        : [],
    ),
    now,
  }
  const once = schedule.frequency === 'once'
  const day = schedule.due_on ?? line.opens_on
  const [found] = expectationsOf([schedule], facts, once ? { from: day, to: day } : span)
  return (found?.days ?? []).map(({ day, until, state, receipt, excuse }) => ({
    ...{ line, day, until, submission: receipt },
    refused: own.findLast((one) => one.refused && one.day === day)?.id ?? null,
    state:
      state === 'excused'
        ? waived.some(({ id }) => id === excuse)
          ? 'waived'
          : 'excused'
        : named[state],
  }))
}

export type DutyCounts = Record<DutyState, number>

export function countDuties(duties: readonly OwedForm[]): DutyCounts {
  const counts: DutyCounts = {
    ...{ completed: 0, late: 0, outstanding: 0, past_due: 0, excused: 0, waived: 0 },
  }
  for (const { state } of duties) counts[state] += 1
  return counts
}

/** How much of it has come, in percent; rounded down: nearly all is not all. */
export function shareOf({ completed, late, past_due }: DutyCounts): number | null {
  const due = completed + late + past_due
  return due === 0 ? null : Math.floor((100 * (completed + late)) / due)
}

/** The four weeks before today, and the week that follows. */
export const usualSpan = (today: string) => ({ from: addDays(today, -28), to: addDays(today, 7) })
