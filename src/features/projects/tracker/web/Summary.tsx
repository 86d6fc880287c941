import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { states } from '../../../expectations/definition/index.ts'
import type { Tracked } from '../tracker.contract.ts'
import { stateSaid, symbols, tones } from './state-look.ts'
import classes from './tracker.module.css'

/** What the days shown come to; it says what each symbol means as well. */
export function Summary({ counts, percent }: Pick<Tracked, 'counts' | 'percent'>) {
  const { say, locale } = useLanguage()
  return (
    <dl className={classes.summary}>
      <div className="box px-3 py-2">
        <dt className="hint flex items-center gap-1">{say('Compliance')}</dt>
        <dd className="m-0 title-3 font-bold tabular-nums whitespace-nowrap">
          {percent === null ? '—' : percentIn(locale, percent)}
        </dd>
      </div>
      {states.map((state) => {
        const Icon = symbols[state]
        return (
          <div className="box px-3 py-2" key={state} data-tone={tones[state]}>
            <dt className="hint flex items-center gap-1">
              <Icon className={classes.symbol} size={18} aria-hidden />
              {stateSaid(say, state)}
            </dt>
            <dd className="m-0 title-3 font-bold tabular-nums whitespace-nowrap">
              {numberIn(locale, counts[state])}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
