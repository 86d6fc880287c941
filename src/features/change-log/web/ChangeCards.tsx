import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Change } from './Change.tsx'
import type { DaysProps } from './ChangesTable.tsx'
import classes from './changes.module.css'
import { timesIn } from './times.ts'
import { whoDid } from './who-did.ts'

/** The log on a phone. */
export function ChangeCards({ days, zone, isOld }: DaysProps) {
  const { text, locale } = useLanguage()
  const { dayOf, timeOf } = timesIn(locale, zone)
  return (
    <div className={classes.cards} aria-busy={isOld}>
      {days.map(({ day, changes }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{dayOf(day)}</h2>
          <ol className="bare stack gap-2">
            {changes.map((change) => (
              <li key={change.seq} className={classes.card}>
                <Change
                  change={change}
                  who={whoDid(change, text)}
                  when={
                    <time className="hint" dateTime={change.at}>
                      {timeOf(change.at)}
                      {change.by !== 'person' && ` · ${text(`changes_by_${change.by}`)}`}
                    </time>
                  }
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
