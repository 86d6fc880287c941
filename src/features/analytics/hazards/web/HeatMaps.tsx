import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { bands } from '../../../hazards/definition/index.ts'
import { HeatCell, MatrixTable, useMatrix } from '../../../hazards/web/index.ts'
import { FigureTable } from '../../figures/FigureTable.tsx'
import classes from '../../figures/figures.module.css'
import type { HazardData } from './HazardFigures.tsx'
import maps from './heat-maps.module.css'

/** The same matrix twice: where the hazards stand without their controls, and with them. */
export function HeatMaps({ figures }: { figures: HazardData }) {
  const { text, say } = useLanguage()
  const title = text('hazards_by_band')
  return (
    <>
      <div className={classes.charts}>
        <HeatMap figures={figures} when="initial" title={text('hazards_initial')} />
        <HeatMap figures={figures} when="residual" title={text('hazards_residual')} />
      </div>
      <FigureTable
        title={title}
        heads={[title, text('hazards_initial'), text('hazards_residual')]}
        rows={figures.bands.map(({ band, initial, residual }) => ({
          id: band,
          label: say(bands[band]),
          values: [initial.value, residual.value],
          tos: [initial.to, residual.to],
        }))}
      />
    </>
  )
}

type MapProps = { figures: HazardData; when: 'initial' | 'residual'; title: string }

function HeatMap({ figures: { cells, opens }, when, title }: MapProps) {
  const { data: matrix } = useMatrix()
  const here = cells.filter((one) => one.when === when)
  const most = Math.max(0, ...here.map(({ count }) => count))
  return (
    <figure className={maps.map}>
      <figcaption className="font-semibold">{title}</figcaption>
      {matrix === undefined ? (
        <ListSkeleton rows={5} />
      ) : (
        <MatrixTable matrix={matrix} caption={title}>
          {(place) => {
            const isHere = (one: { probability: number; severity: number }) =>
              one.probability === place.probability.level && one.severity === place.severity.level
            const cell = matrix.cells.find(isHere)
            return (
              cell && (
                <HeatCell
                  {...{ cell, place, when, most, opens }}
                  count={here.find(isHere)?.count ?? 0}
                />
              )
            )
          }}
        </MatrixTable>
      )}
    </figure>
  )
}
