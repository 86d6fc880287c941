import { type DragEvent, useState } from 'react'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { Board, Card } from '../../deficiencies.contract.ts'
import { statuses } from '../../deficiencies.register.ts'
import type { DeficiencyStep } from '../../steps/steps.ts'
import type { Here } from '../use-here.ts'
import { BoardCard } from './BoardCard.tsx'
import classes from './board.module.css'
import { stepInto } from './columns.ts'

type Props = {
  column: Board['columns'][number]
  here: Here
  /** The card that is being dragged. */
  lifted: Card | undefined
  /** On a phone its tab names it already. */
  bare?: boolean
  onLift: (card: Card | undefined) => void
  onStep: (step: DeficiencyStep, card: Card) => void
}

/** The deficiencies of one status; a card dropped here takes the step that leads here. */
export function BoardColumn({ column, here, lifted, bare = false, onLift, onStep }: Props) {
  const { text, say, locale } = useLanguage()
  const [over, setOver] = useState(false)
  const status = column.status
  const step = lifted && stepInto(status, lifted)
  const words = say(statuses[status])

  function drag(event: DragEvent) {
    if (step === undefined) return
    event.preventDefault()
    setOver(true)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (lifted && step) onStep(step, lifted)
    onLift(undefined)
  }
  return (
    <section
      className={classes.column}
      aria-label={words}
      data-takes={step !== undefined || undefined}
      data-over={(over && step !== undefined) || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!bare && (
        <h2
          className="flex items-baseline justify-between m-0 mb-3"
          style={{ fontSize: 'var(--text)' }}
        >
          {words}
          <span className="text-soft tabular-nums">{numberIn(locale, column.total)}</span>
        </h2>
      )}
      {status === 'closed' && <p className={classes.hint}>{text('deficiency_closed_lately')}</p>}
      <ol className={classes.cards}>
        {column.rows.map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            column={status}
            to={here.addressWith({ row: card.id })}
            onStep={(taken) => onStep(taken, card)}
            onLift={(up) => onLift(up ? card : undefined)}
          />
        ))}
      </ol>
      {column.rows.length === 0 && (
        <p className="hint m-0 text-center" style={{ padding: 'var(--space-6) 0' }}>
          {text('deficiency_column_empty')}
        </p>
      )}
      {column.total > column.rows.length && (
        <p className={classes.hint}>
          {text('deficiency_more', { count: column.total - column.rows.length })}
        </p>
      )}
    </section>
  )
}
