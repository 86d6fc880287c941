import type { ReactNode } from 'react'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { titleOf } from '../screen-titles.ts'
import { screensOf } from './right-groups.ts'
import type { RightState } from './right-states.ts'
import { actionWords, lockWords } from './right-words.ts'
import classes from './rights.module.css'

type Props = {
  states: readonly RightState[]
  tell: ((right: string) => ReactNode) | undefined
}

/** What each right of a family opens, and why it is as it is. */
export function FamilyDetails({ states, tell }: Props) {
  const speech = useLanguage()
  return (
    <dl className={classes.opens}>
      {states.map(({ right, lock }) => {
        const titles = screensOf(right).map((screen) => titleOf(screen, speech))
        return (
          <div key={right}>
            <dt>{actionWords(right, speech)}</dt>
            <dd>
              {tell?.(right)}
              {lock && <span className="hint block">{lockWords(lock, speech)}</span>}
              <span className="hint block">
                {titles.length > 0
                  ? speech.text('right_opens', { screens: [...new Set(titles)].join(' · ') })
                  : speech.text('right_opens_nothing')}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
