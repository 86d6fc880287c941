// The same over time: from when to when each duty holds, as the number of workers changes.
import { plusDays, readDay } from '../calendar/days.ts'
import { type Day, RegulationError, type UsedRule } from '../contract.ts'
import { ruleRows, used } from '../rules.ts'
import { type Duty, duties, owed, ruleOfDuty, type Workplace } from './bodies.ts'

/** So many from that day on, until the next. */
export type HeadCount = { day: Day; workers: number }
export type DutyPeriod = {
  duty: Duty
  /** How many members, and how many certified; 1 for what there is or is not. */
  count: number
  from: Day
  /** The last day, or null while it lasts. */
  to: Day | null
  citation: string
  rule: UsedRule
}

const codes: readonly string[] = ['ON-9-SUBSTANCE', ...Object.values(ruleOfDuty)]

/** The days on which the count changes, or a rule begins. */
function turningDays(counts: readonly HeadCount[]): Day[] {
  const first = counts[0]?.day
  if (first === undefined) return []
  const begun = ruleRows.filter(({ code }) => codes.includes(code)).map(({ from }) => from)
  const days = [...counts.map(({ day }) => day), ...begun.filter((from) => from > first)]
  return [...new Set(days)].sort()
}

export function dutiesOver(headCounts: readonly HeadCount[], workplace: Workplace): DutyPeriod[] {
  const counts = headCounts.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  for (const [at, { day }] of counts.entries()) {
    readDay(day)
    if (counts[at + 1]?.day === day)
      throw new RegulationError('no_number', `There are two head counts for ${day}`)
  }
  const open = new Map<Duty, DutyPeriod>()
  const periods: DutyPeriod[] = []
  for (const day of turningDays(counts)) {
    const workers = counts.findLast((count) => count.day <= day)?.workers ?? 0
    const now = new Map(owed({ ...workplace, workers, day }).map((one) => [one.duty, one]))
    for (const duty of duties) {
      const held = open.get(duty)
      const next = now.get(duty)
      if (held?.count === next?.count) continue
      if (held !== undefined) held.to = plusDays(day, -1)
      open.delete(duty)
      if (next === undefined) continue
      const { count, row } = next
      const period = { duty, count, from: day, to: null, citation: row.citation, rule: used(row) }
      open.set(duty, period)
      periods.push(period)
    }
  }
  return periods
}
