// Business days of a place: from Monday to Friday, without its holidays.
import { addDays, weekdayOf } from '../../../kit/day.ts'
import { isHoliday } from '../../../regulation/index.ts'

export type HolidayPlace = 'CA-ON' | 'US'

/** Nobody counts further. */
const most = 400

const isBusinessDay = (day: string, place: HolidayPlace): boolean =>
  weekdayOf(day) < 6 && isHoliday(place, day) === null

/** The last of so many days after a day. */
export function businessDayAfter(day: string, count: number, place: HolidayPlace): string {
  let walked = day
  for (let left = count; left > 0; ) {
    walked = addDays(walked, 1)
    if (isBusinessDay(walked, place)) left -= 1
  }
  return walked
}

/** How many there are after a day, up to another, which counts. */
export function businessDaysSince(day: string, today: string, place: HolidayPlace): number {
  let count = 0
  let walked = addDays(day, 1)
  for (let n = 0; walked <= today && n < most; n += 1) {
    if (isBusinessDay(walked, place)) count += 1
    walked = addDays(walked, 1)
  }
  return count
}
