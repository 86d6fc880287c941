import { useText } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { pointedIn } from '../../../../register/fields/pointing.ts'
import { riskIn } from '../../bands.ts'
import { RiskTag } from '../../matrix/web/RiskTag.tsx'
import { useMatrix } from '../../matrix/web/use-matrix.ts'

type Props = {
  /** What the names of the two ratings begin with. */
  when: string
  values: Readonly<Record<string, unknown>>
  row: AnyRow | undefined
}

const idOf = (value: unknown) => pointedIn(value)?.id

/** What two ratings come to: as it was rated, or as the matrix in force would say now. */
export function RiskOfRatings({ when, values, row }: Props) {
  const text = useText()
  const { data: matrix } = useMatrix()
  const [probability, severity] = [`${when}_probability`, `${when}_severity`]
  const kept =
    row !== undefined &&
    [probability, severity].every((name) => idOf(row[name]) === idOf(values[name]))
  const [p, s] = [
    matrix?.probabilities.find(({ id }) => id === idOf(values[probability])),
    matrix?.severities.find(({ id }) => id === idOf(values[severity])),
  ]
  const cell = matrix?.cells.find(
    (one) => one.probability === p?.level && one.severity === s?.level,
  )
  if (cell === undefined) return null
  const rated = (kept ? riskIn(row, when) : undefined) ?? cell
  return (
    <div className="row hint gap-x-2 gap-y-1 mt-2" role="status">
      <RiskTag {...rated} />
      {kept && row[`${when}_matrix`] !== matrix?.number ? (
        <span>{text('risk_rated_by', { number: String(row[`${when}_matrix`]) })}</span>
      ) : (
        <span>
          {cell.action_required} {text('matrix_approved_by', { who: cell.approval_level })}
        </span>
      )}
    </div>
  )
}
