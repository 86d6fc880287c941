import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { Line } from '../../capabilities/history/lines.ts'
import classes from './history.module.css'

type Props = { lines: readonly Line[]; isNew: boolean }

/** A longer text is cut, until all of it is asked for. */
const longest = 240

const cut = (value: string) => `${value.slice(0, longest).trimEnd()} …`

/** The old and the new value of each field. Of a new row, only what was filled in. */
export function ChangedFields({ lines, isNew }: Props) {
  return (
    <dl className={classes.lines}>
      {lines.map((line) => (
        <div key={line.label} className={classes.line}>
          <dt className="text-soft">{line.label}</dt>
          <ChangedValue {...line} isNew={isNew} />
        </div>
      ))}
    </dl>
  )
}

function ChangedValue({ before, after, isNew }: Line & { isNew: boolean }) {
  const text = useText()
  const [whole, setWhole] = useState(false)
  if (before === null || after === null)
    return <dd className={classes.value}>{text('history_changed_only')}</dd>
  const isLong = Math.max(before.length, after.length) > longest
  const shown = (value: string) =>
    (isLong && !whole && value.length > longest ? cut(value) : value) || text('history_nothing')
  return (
    <dd className={classes.value}>
      {!isNew && (
        <>
          <del className="text-soft">{shown(before)}</del>
          <IconArrowRight className="flex-none text-soft" size={14} aria-hidden />
        </>
      )}
      <ins className="no-underline">{shown(after)}</ins>
      {isLong && (
        <button
          type="button"
          className={`${classes.whole} button-bare`}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {text(whole ? 'history_less' : 'history_whole')}
        </button>
      )}
    </dd>
  )
}
