// Which step leads from where a card stands to a column of the board.
import { boardStatuses, type Card } from '../../deficiencies.contract.ts'
import type { DeficiencyStep } from '../../steps/steps.ts'

export type BoardStatus = (typeof boardStatuses)[number]

const into: Record<BoardStatus, readonly DeficiencyStep[]> = {
  open: [],
  in_progress: ['start', 'reject'],
  done: ['done'],
  closed: ['verify'],
}

export const stepInto = (
  column: BoardStatus,
  { can }: Pick<Card, 'can'>,
): DeficiencyStep | undefined => into[column].find((step) => can.includes(step))

/** The nearest column to one side that the card may move to, with the step that leads there. */
export function stepAside(from: BoardStatus, by: 1 | -1, card: Pick<Card, 'can'>) {
  const side = boardStatuses.filter((_, at) => Math.sign(at - boardStatuses.indexOf(from)) === by)
  const nearest = by === 1 ? side : side.toReversed()
  for (const column of nearest) {
    const step = stepInto(column, card)
    if (step !== undefined) return step
  }
  return undefined
}
