import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import classes from './search.module.css'
import { type FoundLine, useFound } from './use-found.ts'

/** What the keys of the field do here: true where one was used. */
export type PanelKeys = { press(key: string): boolean }

type Props = {
  id: string
  typed: string
  keys: RefObject<PanelKeys | null>
  /** The line that Enter goes to. */
  onActive(id: string | undefined): void
  onGone(): void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Records and screens that fit what is typed, by kind. */
export function SearchPanel({ id, typed, keys, onActive, onGone }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const { words, groups, waits, failed, again } = useFound(typed)
  const lines = groups.flatMap((group) => group.lines)
  const [chosen, setChosen] = useState<{ of: string; id: string }>()
  const [entered, setEntered] = useState<string>()
  const present = chosen?.of === words ? lines.find((line) => line.id === chosen.id) : undefined
  // What stands there of the words before is not what Enter means.
  const active = present ?? (waits ? undefined : lines[0])
  const lineId = (line: FoundLine) => `${id}-${line.id}`
  const activeId = active === undefined ? undefined : lineId(active)

  function go(line: FoundLine): void {
    onGone()
    void navigate(line.to)
  }
  // Who types a number and presses Enter at once, or scans it, is led to it when it has come.
  const first = entered === words && !waits ? lines[0] : undefined
  useEffect(() => {
    if (entered === undefined || waits) return
    setEntered(undefined)
    if (first === undefined) return
    onGone()
    void navigate(first.to)
  }, [entered, waits, first, onGone, navigate])
  useEffect(() => onActive(activeId), [activeId, onActive])
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  useImperativeHandle(keys, () => ({
    press(key) {
      const step = steps[key]
      if (step !== undefined && lines.length > 0) {
        const at = active === undefined ? -1 : lines.indexOf(active)
        const next = lines[(at + step + lines.length) % lines.length]
        if (next !== undefined) setChosen({ of: words, id: next.id })
        return true
      }
      if (key !== 'Enter' || words === '') return false
      if (active !== undefined) go(active)
      else if (waits) setEntered(words)
      return true
    },
  }))

  const isEmpty = words !== '' && lines.length === 0
  return (
    <div className="stack gap-2 p-2">
      {failed !== undefined && (
        <Notice tone={failed === 'line' ? 'calm' : 'danger'}>
          <div className="row justify-between gap-2">
            {text(failed === 'line' ? 'search_no_line' : 'search_failed')}
            {failed === 'server' && <Button onClick={again}>{text('try_again')}</Button>}
          </div>
        </Notice>
      )}
      <div role="listbox" id={id} aria-label={text('search_results')} aria-busy={waits}>
        {groups.map(({ name, label, lines: ofGroup }) => (
          <fieldset
            key={name}
            className={classes.group}
            aria-labelledby={`${id}-of-${name}`}
            data-waits={(waits && name !== 'screens') || undefined}
          >
            <div id={`${id}-of-${name}`} role="presentation" className={classes.kind}>
              {label}
            </div>
            {ofGroup.map((line) => (
              <Link
                key={line.id}
                id={lineId(line)}
                role="option"
                tabIndex={-1}
                to={line.to}
                aria-selected={line === active}
                className={classes.line}
                data-all={line.isAll}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={onGone}
              >
                <span className="break-anywhere">{line.name}</span>
                {line.about !== '' && <span className="hint break-anywhere">{line.about}</span>}
              </Link>
            ))}
          </fieldset>
        ))}
      </div>
      <p role="status" className={lines.length === 0 ? 'm-0 p-2 hint' : 'sr-only'}>
        {words === '' && text('search_what')}
        {isEmpty && waits && text('search_waits')}
        {isEmpty && !waits && failed === undefined && text('search_nothing', { words })}
        {lines.length > 0 && !waits && text('search_count', { count: lines.length })}
      </p>
    </div>
  )
}
