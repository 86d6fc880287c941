import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { numberIn, percentIn } from '../../../../register/web/show/numbers-and-days.ts'
import { states } from '../../../expectations/definition/index.ts'
import type { Tracked } from '../tracker.contract.ts'
import { stateSaid, symbols } from './state-look.ts'
import classes from './tracker.module.css'

/** What the days shown come to; it says what each symbol means as well. */
export function Summary({ counts, percent }: Pick<Tracked, 'counts' | 'percent'>) {
  const { say, locale } = useLanguage()
  return (
    <dl className={classes.summary}>
      <div>
        <dt>{say('Compliance')}</dt>
        <dd>{percent === null ? '—' : percentIn(locale, percent)}</dd>
      </div>
      {states.map((state) => {
        const Icon = symbols[state]
        return (
          <div key={state} data-state={state}>
            <dt>
              <Icon size={18} aria-hidden />
              {stateSaid(say, state)}
            </dt>
            <dd>{numberIn(locale, counts[state])}</dd>
          </div>
        )
      })}
    </dl>
  )
}
