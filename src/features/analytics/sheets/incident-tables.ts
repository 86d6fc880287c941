import type { ReplyOf } from '../../../kit/http/route.ts'
import { severities } from '../../incidents/definition/index.ts'
import type { readIncidentAnalytics } from '../incidents/incident-analytics.contract.ts'
import { type FileTable, type FileWording, figuresTable, rounded } from './table.ts'

type Figures = ReplyOf<typeof readIncidentAnalytics>['data']

export function incidentTables(wording: FileWording, figures: Figures): FileTable[] {
  const { text, say, compares = true } = wording
  const { counts, rates, missing, months } = figures
  const incidents = text('figure_incidents')
  return [
    figuresTable(
      wording,
      incidents,
      counts.map(({ name, value, before }) => ({
        words: `figure_${name}` as const,
        value,
        before,
      })),
    ),
    {
      name: text('figures_rates'),
      heads: [
        text('figures_paper_figure'),
        text('figures_paper_value'),
        text('figures_file_from'),
        text('figures_file_to'),
        ...(compares ? [text('figures_paper_before')] : []),
      ],
      rows: rates.map(({ name, value, interval, before }) => [
        text(`figure_${name}`),
        rounded(value, 2),
        rounded(interval?.[0] ?? null, 2),
        rounded(interval?.[1] ?? null, 2),
        ...(compares ? [rounded(before, 2)] : []),
      ]),
    },
    {
      name: text('figures_file_missing'),
      heads: [say('Project'), text('figures_file_weeks')],
      rows: missing.map(({ name, weeks }) => [name ?? text('hours_elsewhere'), weeks]),
    },
    {
      name: text('figures_by_month'),
      heads: [text('figures_month'), incidents, text('figure_near_misses')],
      rows: months.map((one) => [{ day: one.month }, one.incidents, one.near_misses]),
    },
    {
      name: text('figures_by_severity'),
      heads: [say('Severity'), incidents],
      rows: figures.severities.map(({ severity, value }) => [
        severity === null ? text('figures_not_said') : say(severities[severity]),
        value,
      ]),
    },
    {
      name: text('figures_by_project'),
      heads: [say('Project'), incidents],
      rows: figures.projects.map(({ name, value }) => [name ?? text('figures_no_project'), value]),
    },
  ]
}
