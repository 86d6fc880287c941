import { dayAs, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { Bars } from '../../../../kit/web/charts/Bars.tsx'
import { Columns } from '../../../../kit/web/charts/Columns.tsx'
import { Figure } from '../../../../kit/web/charts/Figure.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { severities, severityTones } from '../../../incidents/definition/index.ts'
import { type FigureRow, FigureTable } from '../../figures/FigureTable.tsx'
import classes from '../../figures/figures.module.css'
import type { IncidentFigures } from './IncidentAnalytics.tsx'

type Props = { figures: IncidentFigures }

export function IncidentCharts({ figures }: Props) {
  const { text, say } = useLanguage()
  const bySeverity = figures.severities.map(({ severity, value, to }) => ({
    id: severity ?? 'none',
    label: severity === null ? text('figures_not_said') : say(severities[severity]),
    values: [value],
    tone: severity === null ? undefined : severityTones[severity],
    to,
  }))
  const byProject = figures.projects.map(({ id, name, value, to }) => ({
    id: id ?? 'none',
    label: name ?? text('figures_no_project'),
    values: [value],
    to,
  }))
  return (
    <div className={classes.charts}>
      <ByMonth figures={figures} />
      <Counted title={text('figures_by_severity')} first={say('Severity')} rows={bySeverity} />
      <Counted title={text('figures_by_project')} first={say('Project')} rows={byProject} />
    </div>
  )
}

type CountedProps = {
  title: string
  first: string
  rows: readonly (FigureRow & { tone?: string | undefined })[]
}

function Counted({ title, first, rows }: CountedProps) {
  const { text, locale } = useLanguage()
  if (rows.length === 0) return null
  return (
    <div className="stack gap-2">
      <Figure title={title}>
        <Bars
          bars={rows.map(({ id, label, values: [value = 0], tone }) => ({
            id,
            label,
            value,
            tone,
            words: numberIn(locale, value),
          }))}
        />
      </Figure>
      <FigureTable title={title} heads={[first, text('figure_incidents')]} rows={rows} />
    </div>
  )
}

function ByMonth({ figures: { months } }: Props) {
  const { text, locale } = useLanguage()
  const title = text('figures_by_month')
  const [incidents, nearMisses] = [text('figure_incidents'), text('figure_near_misses')]
  const long = (month: string) => dayAs(locale, month, { month: 'long', year: 'numeric' })
  return (
    <div className="stack gap-2">
      <Figure title={title} note={text('figures_by_month_note')}>
        <Columns
          columns={months.map(({ month, incidents: count, near_misses }) => ({
            id: month,
            label: dayAs(locale, month, { month: 'short' }),
            words: `${long(month)}: ${incidents} ${count}, ${nearMisses} ${near_misses}`,
            parts: [
              { value: count, tone: 'danger' },
              { value: near_misses, tone: 'calm' },
            ],
          }))}
        />
      </Figure>
      <FigureTable
        title={title}
        heads={[text('figures_month'), incidents, nearMisses]}
        rows={months.map(({ month, incidents: count, near_misses }) => ({
          id: month,
          label: long(month),
          values: [count, near_misses],
        }))}
      />
    </div>
  )
}
