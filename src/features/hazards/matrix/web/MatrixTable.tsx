import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { Matrix, Rating } from '../matrix.contract.ts'
import classes from './matrix.module.css'

export type MatrixPosition = { probability: Rating; severity: Rating }

type Props = {
  matrix: Pick<Matrix, 'probabilities' | 'severities'>
  caption: string
  /** What stands in a cell. */
  children: (place: MatrixPosition) => ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
}

const Level = ({ rating }: { rating: Rating }) => (
  <>
    <span className="block text-ink text-lg font-bold tabular-nums">{rating.level}</span>
    <span className={classes.name}>{rating.name}</span>
  </>
)

/** Five by five: what is worst stands at the top right. */
export function MatrixTable({ matrix, caption, children, onKeyDown }: Props) {
  const text = useText()
  const { probabilities, severities } = matrix
  const worstFirst = severities.toReversed()
  return (
    <table className={classes.matrix} {...(onKeyDown && { onKeyDown })}>
      <caption className="sr-only whitespace-nowrap">{caption}</caption>
      <colgroup>
        <col className={classes.sideAxis} />
        <col className={classes.side} />
      </colgroup>
      <colgroup span={probabilities.length} />
      <thead>
        <tr>
          <td colSpan={2} />
          <th colSpan={probabilities.length} scope="colgroup" className={classes.axis}>
            {text('matrix_probability')}
          </th>
        </tr>
        <tr>
          <td colSpan={2} />
          {probabilities.map((rating) => (
            <th
              key={rating.id}
              scope="col"
              className={classes.column}
              title={rating.description ?? ''}
            >
              <Level rating={rating} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {worstFirst.map((severity, at) => (
          <tr key={severity.id}>
            {at === 0 && (
              <th rowSpan={severities.length} scope="rowgroup" className={classes.axis}>
                <span>{text('matrix_severity')}</span>
              </th>
            )}
            <th scope="row" className={classes.row} title={severity.description ?? ''}>
              <Level rating={severity} />
            </th>
            {probabilities.map((probability) => (
              <td key={probability.id}>{children({ probability, severity })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
