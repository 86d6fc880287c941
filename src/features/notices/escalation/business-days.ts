// Business days of a place: from Monday to Friday, without its holidays.
import { addDays, weekdayOf } from '../../../kit/day.ts'
import { isHoliday } from '../../../regulation/index.ts'

export type HolidayPlace = 'CA-ON' | 'US'

/** Nobody counts further. */
const most = 400

/** How many there are after a day, up to another, which counts. */
export function businessDaysSince(day: string, today: string, place: HolidayPlace): number {
  let count = 0
  let walked = addDays(day, 1)
  for (let n = 0; walked <= today && n < most; n += 1) {
    if (weekdayOf(walked) < 6 && isHoliday(place, walked) === null) count += 1
    walked = addDays(walked, 1)
  }
  return count
}
