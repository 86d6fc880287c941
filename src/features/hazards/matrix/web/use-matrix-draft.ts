import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { type Band, bandNames } from '../../bands.ts'
import { type Cell, type Matrix, saveMatrix } from '../matrix.contract.ts'
import { matrixKey } from './use-matrix.ts'

export type Meaning = Pick<Cell, 'colour' | 'action_required' | 'approval_level'>
type Meanings = Readonly<Record<Band, Meaning>>

const plain: Meaning = { colour: 'calm', action_required: '', approval_level: '' }

/** What each band stands for; one that no cell has is empty. */
export const meaningsOf = (cells: readonly Cell[]): Meanings =>
  Object.fromEntries(
    bandNames.map((band) => {
      const { colour, action_required, approval_level } =
        cells.find((cell) => cell.band === band) ?? plain
      return [band, { colour, action_required, approval_level }]
    }),
  ) as Meanings

const isAt = (cell: Cell, at: Pick<Cell, 'probability' | 'severity'>) =>
  cell.probability === at.probability && cell.severity === at.severity

/** A matrix that is being changed, until it is saved as the next version. */
export function useMatrixDraft(matrix: Matrix, onSaved: () => void) {
  const queries = useQueryClient()
  const [cells, setCells] = useState(matrix.cells)
  const [meanings, setMeanings] = useState(() => meaningsOf(matrix.cells))
  const [note, setNote] = useState('')
  const saving = useMutation({
    mutationFn: () =>
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
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: matrixKey })
      onSaved()
    },
  })
  const isChanged = (cell: Cell) => {
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
    setCell: (at: Cell, change: Partial<Pick<Cell, 'band' | 'score'>>) =>
      setCells((now) => now.map((cell) => (isAt(cell, at) ? { ...cell, ...change } : cell))),
    setMeaning: (band: Band, change: Partial<Meaning>) =>
      setMeanings((now) => ({ ...now, [band]: { ...now[band], ...change } })),
  }
}
