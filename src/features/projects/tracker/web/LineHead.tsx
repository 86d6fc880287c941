import { IconAlertTriangle } from '@tabler/icons-react'
import { fill } from '../../../../kit/language/message.ts'
import { dayIn, percentIn, timeIn } from '../../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { Say } from '../../../../kit/sentences.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { hasEnded } from '../../../expectations/definition/index.ts'
import type { PlanLine } from '../../plan/plan.contract.ts'
import type { TrackedLine } from '../tracker.contract.ts'
import { weekdayIn } from './day-words.ts'
import classes from './tracker.module.css'

const workdays = '1,2,3,4,5'
const allDays = `${workdays},6,7`

/** How often a form is expected, in words. */
function rhythmSaid(say: Say, locale: Locale, line: PlanLine): string {
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

const stoppedWords = {
  no_question:
    'Its project or team question is gone: publish it with the question, or end this line.',
  archived: 'Archived: restore the form or end this line.',
} as const

/** The form, how often it is expected, of whom, and how much of it came. */
export function LineHead({ line, today }: { line: TrackedLine; today: string }) {
  const { say, locale } = useLanguage()
  const { asked, ends_on, on_rain_days, percent } = line
  return (
    <span className={classes.line}>
      <strong className="break-anywhere">{line.form.name}</strong>
      <small>
        {[
          rhythmSaid(say, locale, line),
          on_rain_days && say('Includes rain days'),
          asked?.name,
          ends_on && fill(say('Until {day}'), { day: dayIn(locale, ends_on) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {percent !== null && <small>{percentIn(locale, percent)}</small>}
      {line.stopped !== null && !hasEnded(line, today) && (
        <small className={`${classes.stopped} grid gap-1 mt-1`}>
          <IconAlertTriangle size={16} aria-hidden />
          {say(stoppedWords[line.stopped])}
        </small>
      )}
    </span>
  )
}
