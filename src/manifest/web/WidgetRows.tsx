import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './widget.module.css'

export type WidgetRow = {
  id: string
  title: string
  to?: string | undefined
  hint?: ReactNode
  /** At the end of the line. */
  aside?: ReactNode
}

/** The few rows of a widget: each leads to its record. */
export const WidgetRows = ({ rows }: { rows: readonly WidgetRow[] }) => (
  <ul className="bare">
    {rows.map(({ id, title, to, hint, aside }) => (
      <li key={id} className={`${classes.row} border-between`}>
        <div className="min-w-0">
          {to === undefined ? (
            <span className="font-medium break-anywhere">{title}</span>
          ) : (
            <Link to={to} className={classes.title}>
              {title}
            </Link>
          )}
          {hint !== undefined && <div className="hint">{hint}</div>}
        </div>
        {aside}
      </li>
    ))}
  </ul>
)
