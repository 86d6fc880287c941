import { IconArrowRight } from '@tabler/icons-react'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { Line } from '../../capabilities/history/lines.ts'
import classes from './history.module.css'

type Props = { lines: readonly Line[]; isNew: boolean }

/** The old and the new value of each field. Of a new row, only what was filled in. */
export function ChangedFields({ lines, isNew }: Props) {
  const text = useText()
  return (
    <dl className={classes.lines}>
      {lines.map(({ label, before, after }) => (
        <div key={label} className={classes.line}>
          <dt className="text-soft">{label}</dt>
          {after === undefined ? (
            <dd className="flex flex-wrap gap-x-2 m-0 whitespace-pre break-anywhere">
              {text('history_changed_only')}
            </dd>
          ) : (
            <dd className="flex flex-wrap gap-x-2 m-0 whitespace-pre break-anywhere">
              {!isNew && (
                <>
                  <del className="text-soft">{before || text('history_nothing')}</del>
                  <IconArrowRight className="flex-none text-soft" size={14} aria-hidden />
                </>
              )}
              <ins className="no-underline">{after || text('history_nothing')}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
