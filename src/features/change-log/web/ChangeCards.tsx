import { useTimes } from '../../../access/web/use-times.ts'
import { dayAs } from '../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Change } from './Change.tsx'
import type { DaysProps } from './ChangesTable.tsx'
import classes from './changes.module.css'
import { whoDid } from './who-did.ts'

/** The log on a phone. */
export function ChangeCards({ days, isOld }: DaysProps) {
  const { text, locale } = useLanguage()
  const { clock } = useTimes()
  return (
    <div className={classes.cards} aria-busy={isOld}>
      {days.map(({ day, changes }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{dayAs(locale, day, { dateStyle: 'full' })}</h2>
          <ol className="bare stack gap-2">
            {changes.map((change) => (
              <li key={change.seq} className={classes.card}>
                <Change
                  change={change}
                  who={whoDid(change, text)}
                  when={
                    <time className="hint" dateTime={change.at}>
                      {clock(change.at)}
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
