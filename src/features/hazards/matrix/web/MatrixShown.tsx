import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { Matrix } from '../matrix.contract.ts'
import { BandCell } from './BandCell.tsx'
import { HeatCell } from './HeatCell.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import classes from './matrix.module.css'
import { useHazardCounts } from './use-matrix.ts'

export type Look = 'bands' | 'initial' | 'residual'
type Props = { matrix: Matrix; look: Look }

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
        <p className={classes.hint} role="status">
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
