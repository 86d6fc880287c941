// How often a form is expected, in words.
import { fill, type Locale } from '../../../../kit/web/language/catalogue.ts'
import type { Say } from '../../../../kit/web/language/Language.tsx'
import { timeIn } from '../../../../register/web/show/numbers-and-days.ts'
import type { PlanLine } from '../../plan/plan.contract.ts'
import { weekdayIn } from './day-words.ts'

const workdays = '1,2,3,4,5'
const allDays = `${workdays},6,7`

export function rhythmSaid(say: Say, locale: Locale, line: PlanLine): string {
  const time = timeIn(locale, line.due_time)
  const [first = 1] = line.weekdays
  if (line.frequency === 'weekly')
    return fill(say('Weekly, {day} by {time}'), { day: weekdayIn(locale, first), time })
  if (line.frequency === 'monthly')
    return fill(say('Monthly, on day {day} by {time}'), { day: line.month_day ?? '', time })
  const chosen = line.weekdays.join()
  if (chosen === workdays) return fill(say('Monday to Friday by {time}'), { time })
  if (chosen === allDays) return fill(say('Each day by {time}'), { time })
  const days = line.weekdays.map((day) => weekdayIn(locale, day, 'short')).join(', ')
  return fill(say('Daily, {days} by {time}'), { days, time })
}
