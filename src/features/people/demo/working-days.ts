// On which days the demo company works.
import { addDays, weekdayOf } from '../../../kit/day.ts'
import { isHoliday } from '../../../regulation/index.ts'

const isShutdown = (day: string) => day.slice(5) >= '12-24' || day.slice(5) <= '01-02'

/** Why nobody works on a day of the week; nothing where they do. */
export const restOn = (day: string): string | undefined =>
  isShutdown(day) ? 'Winter shutdown' : (isHoliday('CA-ON', day) ?? undefined)

export const isWorkingDay = (day: string): boolean =>
  weekdayOf(day) < 6 && restOn(day) === undefined

/** The day itself, or the last one before it on which they worked. */
export function workingDayUpTo(day: string): string {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, -1)
  return found
}

/** The day itself, or the first one after it on which they work. */
export function workingDayFrom(day: string): string {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, 1)
  return found
}

/** So many working days after a day. */
export function workingDayAfter(day: string, count: number): string {
  let found = day
  for (let left = count; left > 0; ) {
    found = addDays(found, 1)
    if (isWorkingDay(found)) left -= 1
  }
  return found
}
