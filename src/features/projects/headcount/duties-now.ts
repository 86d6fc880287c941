// Which duties the number of people on a project brings today.
import { type DutyPeriod, dutiesOver, type HeadCount } from '../../../regulation/index.ts'
import type { DutyFacts } from './headcount.store.ts'

/** Whole months from a day to another; nothing where the end is not known. */
export function monthsBetween(from: string, to: string | null): number | null {
  if (to === null) return null
  const [years, months, days] = [0, 5, 8].map(
    (at) =>
      Number(to.slice(at, at === 0 ? 4 : at + 2)) - Number(from.slice(at, at === 0 ? 4 : at + 2)),
  )
  return (years ?? 0) * 12 + (months ?? 0) - ((days ?? 0) < 0 ? 1 : 0)
}

export function dutiesNow(
  { ontario, start_date, planned_end }: Pick<DutyFacts, 'ontario' | 'start_date' | 'planned_end'>,
  counts: readonly HeadCount[],
): DutyPeriod[] {
  if (!ontario) return []
  const months = monthsBetween(start_date, planned_end)
  return dutiesOver(
    counts.map(({ day, workers }) => ({ day, workers })),
    { kind: 'project', months },
  ).filter(({ to }) => to === null)
}
