// When a deficiency is due, unless somebody says: by its severity, counted in days on which people work.
import { addDays, workingDaysAfter } from '../../../kit/day.ts'
import { type DeficiencySeverity, dueDays } from '../deficiencies.register.ts'

/** What is critical is put right within the shift, or within so many days, whichever they are. */
export function dueOn(
  raised: string,
  severity: DeficiencySeverity,
  days: number | null = null,
): string {
  const count = days ?? dueDays[severity]
  return severity === 'critical' ? addDays(raised, count) : workingDaysAfter(raised, count)
}
