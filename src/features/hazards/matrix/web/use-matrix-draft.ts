import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { mapped } from '../../../../kit/own.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { bands, type RiskBand } from '../../bands.ts'
import { matrixKey } from '../../web/keys.ts'
import { type Matrix, type MatrixCell, saveMatrix } from '../matrix.contract.ts'

export type Meaning = Pick<MatrixCell, 'colour' | 'action_required' | 'approval_level'>
type Meanings = Readonly<Record<RiskBand, Meaning>>

const plain: Meaning = { colour: 'calm', action_required: '', approval_level: '' }

/** What each band stands for; one that no cell has is empty. */
export const meaningsOf = (cells: readonly MatrixCell[]): Meanings =>
  mapped(bands, (_, band) => {
    const { colour, action_required, approval_level } =
      cells.find((cell) => cell.band === band) ?? plain
    return { colour, action_required, approval_level }
  })

const isAt = (cell: MatrixCell, at: Pick<MatrixCell, 'probability' | 'severity'>) =>
  cell.probability === at.probability && cell.severity === at.severity

/** A matrix that is being changed, until it is saved as the next version. */
export function useMatrixDraft(matrix: Matrix, onSaved: () => void) {
  const [cells, setCells] = useState(matrix.cells)
  const [meanings, setMeanings] = useState(() => meaningsOf(matrix.cells))
  const [note, setNote] = useState('')
  const saving = useAct(
    () =>
      call(saveMatrix, {
        body: {
          number: matrix.number,
          note,
          cells: cells.map(({ probability, severity, score, band }) => ({
            probability,
            severity,
            score,
            band,
          })),
          bands: meanings,
        },
      }),
    { renews: [matrixKey()], onDone: onSaved },
  )
  const isChanged = (cell: MatrixCell) => {
    const was = matrix.cells.find((one) => isAt(one, cell))
    return was?.band !== cell.band || was.score !== cell.score
  }
  return {
    cells: cells.map((cell) => ({ ...cell, ...meanings[cell.band] })),
    meanings,
    note,
    setNote,
    saving,
    isChanged,
    changed:
      cells.some(isChanged) ||
      JSON.stringify(meanings) !== JSON.stringify(meaningsOf(matrix.cells)),
    setCell: (at: MatrixCell, change: Partial<Pick<MatrixCell, 'band' | 'score'>>) =>
      setCells((now) => now.map((cell) => (isAt(cell, at) ? { ...cell, ...change } : cell))),
    setMeaning: (band: RiskBand, change: Partial<Meaning>) =>
      setMeanings((now) => ({ ...now, [band]: { ...now[band], ...change } })),
  }
}
