import { Link } from 'react-router'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { bands, countedStatuses } from '../../bands.ts'
import type { MatrixCell } from '../matrix.contract.ts'
import type { MatrixPosition } from './MatrixTable.tsx'
import classes from './matrix.module.css'

type Props = {
  cell: MatrixCell
  place: MatrixPosition
  when: 'initial' | 'residual'
  count: number
  most: number
  /** Whether the reader may open the register. */
  opens?: boolean
}

function listOf(when: string, { probability, severity }: MatrixPosition): string {
  const words = new URLSearchParams({
    [`filter[${when}_probability]`]: probability.id,
    [`filter[${when}_severity]`]: severity.id,
  })
  for (const status of countedStatuses) words.append('filter[status]', status)
  return `/dashboard/hazards?${words}`
}

/** How many hazards stand in a cell, and the way to them. */
export function HeatCell({ cell, place, when, count, most, opens = true }: Props) {
  const { say, text } = useLanguage()
  if (count === 0)
    return (
      <div className={classes.cell} data-colour={cell.colour} data-empty>
        <span className="sr-only whitespace-nowrap">0</span>
      </div>
    )
  const { probability, severity } = place
  const told = { count, severity: severity.name, probability: probability.name }
  const dot = (
    <span className={classes.dot} style={{ '--share': Math.sqrt(count / Math.max(most, 1)) }}>
      {count}
    </span>
  )
  if (!opens)
    return (
      <div className={classes.cell} data-colour={cell.colour}>
        {dot}
      </div>
    )
  return (
    <Link
      className={classes.cell}
      data-colour={cell.colour}
      to={listOf(when, place)}
      aria-label={text('matrix_cell_hazards', { ...told, band: say(bands[cell.band]) })}
    >
      {dot}
    </Link>
  )
}
