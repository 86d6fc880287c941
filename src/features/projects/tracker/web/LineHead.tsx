import { IconAlertTriangle } from '@tabler/icons-react'
import { fill } from '../../../../kit/web/language/catalogue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { dayIn, percentIn } from '../../../../register/web/show/numbers-and-days.ts'
import { hasEnded } from '../../../expectations/definition/index.ts'
import type { TrackedLine } from '../tracker.contract.ts'
import { rhythmSaid } from './rhythm-words.ts'
import classes from './tracker.module.css'

const stoppedWords = {
  no_question: 'No longer asks for the project: publish it with the question, or end this line.',
  archived: 'Archived: restore the form, or end this line.',
} as const

/** The form, how often it is expected, of whom, and how much of it came. */
export function LineHead({ line, today }: { line: TrackedLine; today: string }) {
  const { say, locale } = useLanguage()
  const { asked, ends_on, on_rain_days, percent } = line
  return (
    <span className={classes.line}>
      <strong>{line.form.name}</strong>
      <small>
        {[
          rhythmSaid(say, locale, line),
          on_rain_days && say('On rain days too'),
          asked?.name,
          ends_on && fill(say('Until {day}'), { day: dayIn(locale, ends_on) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {percent !== null && <small>{percentIn(locale, percent)}</small>}
      {line.stopped !== null && !hasEnded(line, today) && (
        <small className={classes.stopped}>
          <IconAlertTriangle size={16} aria-hidden />
          {say(stoppedWords[line.stopped])}
        </small>
      )}
    </span>
  )
}
