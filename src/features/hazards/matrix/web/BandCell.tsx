import { useSay } from '../../../../kit/web/language/Language.tsx'
import { bands } from '../../bands.ts'
import type { Cell } from '../matrix.contract.ts'
import classes from './matrix.module.css'

/** A cell that only tells. */
export function BandCell({ cell }: { cell: Cell }) {
  const say = useSay()
  return (
    <div className={classes.cell} data-colour={cell.colour}>
      <strong>{cell.score}</strong>
      <span>{say(bands[cell.band])}</span>
    </div>
  )
}
