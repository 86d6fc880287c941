import { Button } from '@mantine/core'
import { IconArrowDown, IconCheck } from '@tabler/icons-react'
import { useCallback, useDeferredValue, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '../../../../kit/locales.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { Filling } from '../../definition/filling/filling.ts'
import { type Missing, type Progress, progressOf } from '../../definition/filling/progress.ts'
import { labelIn } from '../../definition/question.ts'
import classes from './fill.module.css'
import { placeOfMissing } from './filling-context.ts'
import { goTo } from './go-to.ts'
import { SectionsButton } from './SectionsButton.tsx'

/** How far the filling is; counted once the form is painted, and anew after a change, behind what is
 *  typed. */
export function useProgress(filling: Filling): Progress | undefined {
  const turn = useRef(1)
  const subscribe = useCallback(
    (told: () => void) =>
      filling.watch(() => {
        turn.current += 1
        told()
      }),
    [filling],
  )
  const now = useSyncExternalStore(subscribe, () => turn.current)
  const later = useDeferredValue(now, 0)
  const counted = useRef<{ filling: Filling; turn: number; progress: Progress }>(undefined)
  if (later === 0) return undefined
  if (counted.current?.filling !== filling || counted.current.turn !== later)
    counted.current = { filling, turn: later, progress: progressOf(filling) }
  return counted.current.progress
}

type Props = {
  filling: Filling
  language: Locale
}

/** At the foot of the form: how much is answered, and the way to the next thing that is missing. */
export function FillProgress({ filling, language }: Props) {
  const text = useText()
  const progress = useProgress(filling)
  const { asked = 0, answered = 0, missing = [] } = progress ?? {}
  const [last, setLast] = useState<string>()
  const open = missing.filter(({ problem }) => problem.code === 'required').length
  const wrong = missing.length - open
  const places = missing.map(placeOfMissing)
  // After the one that one was led to; again from the first after the last.
  const next = missing[(places.indexOf(last ?? '') + 1) % Math.max(1, missing.length)]
  const named = ({ question, item }: Missing) =>
    item === undefined
      ? labelIn(question, language)
      : text('labelled', {
          label: `${labelIn(item.group, language)} ${item.number}`,
          what: labelIn(question, language),
        })

  function jump(to: Missing) {
    const place = placeOfMissing(to)
    setLast(place)
    goTo(place)
  }
  return (
    <aside className={classes.progress} aria-label={text('fill_progress')}>
      <div
        className={classes.share}
        role="progressbar"
        aria-label={text('fill_progress')}
        aria-valuemin={0}
        aria-valuemax={asked}
        aria-valuenow={answered}
      >
        <span
          className="block h-full bg-orange"
          style={{ width: `${asked === 0 ? 0 : (100 * answered) / asked}%` }}
        />
      </div>
      <p className="flex-1 min-w-0 text-sm" role="status">
        {progress && <strong>{text('fill_answered', { answered, asked })}</strong>}
        {open > 0 && ` · ${text('fill_required', { count: open })}`}
        {wrong > 0 && ` · ${text('fill_wrong', { count: wrong })}`}
      </p>
      {progress && next === undefined && (
        <span className="flex flex-none items-center gap-1 text-good text-sm font-semibold">
          <IconCheck size={18} aria-hidden />
          {text('fill_complete')}
        </span>
      )}
      <SectionsButton progress={progress} language={language} />
      {next !== undefined && (
        <Button
          className="flex-none"
          variant="default"
          h={44}
          px="sm"
          onClick={() => jump(next)}
          aria-label={text('fill_next_named', { question: named(next) })}
        >
          <span className="flex items-center gap-2">
            <span className={classes.words}>{text('fill_next')}</span>
            <IconArrowDown size={18} aria-hidden />
          </span>
        </Button>
      )}
    </aside>
  )
}
