// When a deficiency is due, unless somebody says: by its severity, counted in days on which people work.
import { addDays, workingDaysAfter } from '../../kit/day.ts'
import { dueDays, type Severity } from './deficiencies.register.ts'

/** What is critical is put right within the shift, or within so many days, whichever they are. */
export function dueOn(raised: string, severity: Severity, days: number | null = null): string {
  const count = days ?? dueDays[severity]
  return severity === 'critical' ? addDays(raised, count) : workingDaysAfter(raised, count)
}
