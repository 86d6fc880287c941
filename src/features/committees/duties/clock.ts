// By when a committee meets next, and which months passed without an inspection: the regulation room says how often.
import { addMonths, type Day, ruleOf } from '../../../regulation/index.ts'

type ClockFacts = {
  /** Since when there is a committee. */
  since: Day
  /** The last meeting that was held. */
  metOn: Day | null
  /** The days on which inspections were done. */
  inspectedOn: readonly Day[]
  today: Day
}
type InspectedMonth = { month: string; inspected: boolean }

const monthOf = (day: Day) => day.slice(0, 'YYYY-MM'.length)

/** The last day by which the law wants a meeting. */
export const meetBy = ({ since, metOn }: Pick<ClockFacts, 'since' | 'metOn'>): Day =>
  addMonths(metOn ?? since, ruleOf('ON-9-MEETING').params.months)

/** The day since which the whole workplace was to be inspected. */
export const wholeSince = (today: Day): Day =>
  addMonths(today, -ruleOf('ON-9-INSPECTION').params.whole_within_months)

/** The last twelve months and this one, the oldest first; none from before there was a committee. */
export function inspectedMonths({
  since,
  inspectedOn,
  today,
}: Omit<ClockFacts, 'metOn'>): InspectedMonth[] {
  const done = new Set(inspectedOn.map(monthOf))
  const first = `${monthOf(today)}-01`
  return Array.from({ length: 13 }, (_, n) => monthOf(addMonths(first, n - 12)))
    .filter((month) => month >= monthOf(since))
    .map((month) => ({ month, inspected: done.has(month) }))
}
