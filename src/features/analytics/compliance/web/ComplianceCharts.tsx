import { dayAs, dayIn, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { Bars } from '../../../../kit/web/charts/Bars.tsx'
import { Columns } from '../../../../kit/web/charts/Columns.tsx'
import { Figure } from '../../../../kit/web/charts/Figure.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type FigureRow, FigureTable } from '../../figures/FigureTable.tsx'
import classes from '../../figures/figures.module.css'
import { formCounts } from '../compliance.contract.ts'
import type { ComplianceFigures } from './Compliance.tsx'

type Counts = ComplianceFigures['counts']
type Props = { figures: ComplianceFigures }

const rowOf = (id: string, label: string, counts: Counts): FigureRow => ({
  id,
  label,
  values: formCounts.map((name) => counts[name].value),
  to: counts.expected.to,
  tos: formCounts.map((name) => counts[name].to),
})

export function ComplianceCharts({ figures }: Props) {
  const { text, say } = useLanguage()
  return (
    <div className={classes.charts}>
      <ByWeek figures={figures} />
      <Shares title={text('compliance_by_form')} first={say('Form')} rows={figures.forms} />
      <Shares
        title={text('compliance_by_place')}
        first={text('compliance_place')}
        rows={figures.places}
      />
    </div>
  )
}

function useHeads(first: string) {
  const { text } = useLanguage()
  return [first, ...formCounts.map((name) => text(`compliance_${name}`))]
}

function ByWeek({ figures: { weeks } }: Props) {
  const { text, locale } = useLanguage()
  const title = text('compliance_by_week')
  const heads = useHeads(text('compliance_week'))
  return (
    <div className="stack gap-2">
      <Figure title={title} note={text('compliance_by_week_note')}>
        <Columns
          columns={weeks.map(({ week, counts }) => ({
            id: week,
            label: dayAs(locale, week, { day: 'numeric', month: 'short' }),
            words: `${dayIn(locale, week)}: ${formCounts
              .map((name) => `${text(`compliance_${name}`)} ${counts[name].value}`)
              .join(', ')}`,
            parts: [
              { value: counts.received.value, tone: 'good' },
              { value: counts.late.value, tone: 'warning' },
              { value: counts.missed.value, tone: 'danger' },
            ],
          }))}
        />
      </Figure>
      <FigureTable
        title={title}
        heads={heads}
        rows={weeks.map(({ week, counts }) => rowOf(week, dayIn(locale, week), counts))}
      />
    </div>
  )
}

const drawn = 12

type SharesProps = {
  title: string
  first: string
  rows: readonly { id: string; name: string; counts: Counts }[]
}

/** The ones with the lowest shares are drawn; all of them stand in the table. */
function Shares({ title, first, rows }: SharesProps) {
  const { text, locale } = useLanguage()
  const heads = useHeads(first)
  if (rows.length === 0) return null
  return (
    <div className="stack gap-2">
      <Figure title={title} note={text('compliance_shares_note')}>
        <Bars
          whole={100}
          bars={rows.slice(0, drawn).map(({ id, name, counts: { expected, received, late } }) => {
            const came = received.value + late.value
            return {
              id,
              label: name,
              value: (100 * came) / Math.max(1, expected.value),
              words: text('compliance_of', {
                came: numberIn(locale, came),
                expected: numberIn(locale, expected.value),
              }),
            }
          })}
        />
      </Figure>
      <FigureTable
        title={title}
        heads={heads}
        rows={rows.map(({ id, name, counts }) => rowOf(id, name, counts))}
      />
    </div>
  )
}
