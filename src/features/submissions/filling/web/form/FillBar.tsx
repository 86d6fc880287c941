import { ActionIcon } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { DraftStatus } from '../../../../../kit/drafts/draft.ts'
import type { Locale } from '../../../../../kit/locales.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { type Filling, labelIn } from '../../../../forms/definition/index.ts'
import { goTo, placeOfMissing, SectionsButton, useProgress } from '../../../../forms/web/index.ts'
import { DraftState } from './DraftState.tsx'
import classes from './fill.module.css'

type Props = {
  filling: Filling
  language: Locale
  keeping: DraftStatus
  /** Submit. */
  children: ReactNode
}

/** At the foot of the form: how far it is, whether it is safe, the next thing missing, and Submit. */
export function FillBar({ filling, language, keeping, children }: Props) {
  const text = useText()
  const progress = useProgress(filling)
  const { asked = 0, answered = 0, missing = [] } = progress ?? {}
  const [last, setLast] = useState<string>()
  const places = missing.map(placeOfMissing)
  // After the one that one was led to; again from the first after the last.
  const next = missing[(places.indexOf(last ?? '') + 1) % Math.max(1, missing.length)]

  function jump() {
    if (next === undefined) return
    const place = placeOfMissing(next)
    setLast(place)
    goTo(place)
  }
  return (
    <aside className={classes.bar} aria-label={text('fill_progress')}>
      <div
        className={classes.share}
        data-complete={(progress !== undefined && missing.length === 0) || undefined}
        role="progressbar"
        aria-label={text('fill_progress')}
        aria-valuemin={0}
        aria-valuemax={asked}
        aria-valuenow={answered}
      >
        <span
          className={classes.filled}
          style={{ width: `${asked === 0 ? 0 : (100 * answered) / asked}%` }}
        />
      </div>
      <div className={classes.told}>
        <p role="status">
          {progress && (
            <strong className="font-semibold tabular-nums">
              {text('fill_answered', { answered, asked })}
            </strong>
          )}
          {missing.length > 0 && ` · ${text('filling_missing', { count: missing.length })}`}
        </p>
        <DraftState state={keeping} />
      </div>
      <SectionsButton progress={progress} language={language} />
      {next !== undefined && (
        <ActionIcon
          variant="default"
          size={44}
          onClick={jump}
          aria-label={text('fill_next_named', { question: labelIn(next.question, language) })}
        >
          <IconArrowDown size={20} />
        </ActionIcon>
      )}
      {children}
    </aside>
  )
}
