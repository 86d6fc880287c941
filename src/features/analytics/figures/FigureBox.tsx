import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Compares } from './compares.web.ts'
import classes from './figures.module.css'

type Props = {
  name: string
  value: string
  /** What it counts, in words. */
  definition: string
  /** What it was in the period before. */
  before?: string
  /** The list that has just its records. */
  to?: string | null
  /** What says how sure it is. */
  children?: ReactNode
}

/** One number, with what it means and the way to its records. */
export function FigureBox({ name, value, definition, before, to, children }: Props) {
  const text = useText()
  const compares = use(Compares)
  return (
    <div className={classes.box}>
      <dt className="hint">{name}</dt>
      <dd>
        <strong className="title-2 tabular-nums">
          {to ? (
            <Link to={to} aria-label={text('figures_records', { name, value })}>
              {value}
            </Link>
          ) : (
            value
          )}
        </strong>
        {children}
        {before !== undefined && compares && (
          <small className="block text-soft tabular-nums">
            {text('figures_before', { value: before })}
          </small>
        )}
        <small className="block text-soft">{definition}</small>
      </dd>
    </div>
  )
}
