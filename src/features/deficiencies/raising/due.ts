// When a deficiency is due, unless somebody says: by its severity, counted in days on which people work.
import { addDays, workingDaysAfter } from '../../../kit/day.ts'
import { dueDays } from '../deficiencies.register.ts'
import type { DeficiencySeverity } from '../severities.ts'

/** A critical deficiency is due within the shift, or within a number of days. */
export function dueOn(
  raised: string,
  severity: DeficiencySeverity,
  days: number | null = null,
): string {
  const count = days ?? dueDays[severity]
  return severity === 'critical' ? addDays(raised, count) : workingDaysAfter(raised, count)
}
