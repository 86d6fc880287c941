import { IconArrowRight } from '@tabler/icons-react'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { Line } from './changes.ts'
import classes from './history.module.css'

type Props = { lines: readonly Line[]; isNew: boolean }

/** What each field was, and what it became. Of a new row, only what was filled in. */
export function ChangedFields({ lines, isNew }: Props) {
  const text = useText()
  return (
    <dl className={classes.lines}>
      {lines.map(({ label, before, after }) => (
        <div key={label} className={classes.line}>
          <dt>{label}</dt>
          {after === undefined ? (
            <dd>{text('history_changed_only')}</dd>
          ) : (
            <dd>
              {!isNew && (
                <>
                  <del>{before || text('history_nothing')}</del>
                  <IconArrowRight size={14} aria-hidden />
                </>
              )}
              <ins>{after || text('history_nothing')}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
