// When a deficiency is due, unless somebody says: by its severity, counted in days on which people work.
import { dueDays, type Severity } from './deficiencies.register.ts'

const dayMs = 86_400_000
const isWorkingDay = (time: number) => {
  const weekday = new Date(time).getUTCDay()
  return weekday > 0 && weekday < 6
}

/** So many days from Monday to Friday after a day, which itself does not count. */
export function workingDaysAfter(day: string, count: number): string {
  let time = Date.parse(day)
  for (let left = count; left > 0; ) {
    time += dayMs
    if (isWorkingDay(time)) left -= 1
  }
  return new Date(time).toISOString().slice(0, 10)
}

/** What is critical is put right within the shift, or within so many days, whichever they are. */
export function dueOn(raised: string, severity: Severity, days: number | null = null): string {
  const count = days ?? dueDays[severity]
  if (severity !== 'critical') return workingDaysAfter(raised, count)
  return new Date(Date.parse(raised) + count * dayMs).toISOString().slice(0, 10)
}
