import { useLanguage, useSay } from '../../../../kit/web/language/Language.tsx'
import { bands } from '../../bands.ts'
import type { Matrix, MatrixCell } from '../matrix.contract.ts'
import { HeatCell } from './HeatCell.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import classes from './matrix.module.css'
import { useHazardCounts } from './use-matrix.ts'

export type MatrixView = 'bands' | 'initial' | 'residual'
type Props = { matrix: Matrix; look: MatrixView }

const captions = {
  bands: 'matrix_caption',
  initial: 'matrix_caption_initial',
  residual: 'matrix_caption_residual',
} as const

/** The matrix as it stands, or the hazards that stand in it. */
export function MatrixShown({ matrix, look }: Props) {
  const { text } = useLanguage()
  const { data: counts = [] } = useHazardCounts(look !== 'bands')
  const here = counts.filter(({ when }) => when === look)
  const most = Math.max(0, ...here.map(({ count }) => count))
  const total = here.reduce((sum, { count }) => sum + count, 0)
  return (
    <div>
      {look !== 'bands' && (
        <p className="hint" role="status">
          {text(look === 'initial' ? 'matrix_counted_initial' : 'matrix_counted_residual', {
            count: total,
          })}
        </p>
      )}
      <MatrixTable matrix={matrix} caption={text(captions[look])}>
        {(place) => {
          const { probability: p, severity: s } = place
          const isHere = (one: { probability: number; severity: number }) =>
            one.probability === p.level && one.severity === s.level
          const cell = matrix.cells.find(isHere)
          if (cell === undefined) return null
          if (look === 'bands') return <BandCell cell={cell} />
          const count = here.find(isHere)?.count ?? 0
          return <HeatCell cell={cell} place={place} when={look} count={count} most={most} />
        }}
      </MatrixTable>
    </div>
  )
}

/** A cell that only tells. */
function BandCell({ cell }: { cell: MatrixCell }) {
  const say = useSay()
  return (
    <div className={classes.cell} data-colour={cell.colour}>
      <strong className="title-3 font-bold tabular-nums">{cell.score}</strong>
      <span>{say(bands[cell.band])}</span>
    </div>
  )
}
