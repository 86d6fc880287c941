import type { ReplyOf } from '../../../kit/http/route.ts'
import { bands } from '../../hazards/definition/index.ts'
import {
  hazardCounts,
  type readHazardFigures,
  reportCounts,
} from '../hazards/hazard-figures.contract.ts'
import { type FileTable, type FileWording, figuresTable } from './table.ts'

type Figures = ReplyOf<typeof readHazardFigures>['data']

export function hazardTables(wording: FileWording, figures: Figures): FileTable[] {
  const { text, say } = wording
  const [initial, residual] = [text('hazards_initial'), text('hazards_residual')]
  return [
    figuresTable(
      { ...wording, compares: false },
      text('hazards_today'),
      hazardCounts.map((name) => ({
        words: `hazards_${name}` as const,
        value: figures.hazards[name].value,
      })),
    ),
    {
      name: text('hazards_by_band'),
      heads: [text('hazards_by_band'), initial, residual],
      rows: figures.bands.map((one) => [
        say(bands[one.band]),
        one.initial.value,
        one.residual.value,
      ]),
    },
    {
      name: text('figures_file_matrix'),
      heads: [
        text('figures_file_matrix'),
        say('Probability'),
        say('Severity'),
        text('hazards_all'),
      ],
      rows: figures.cells.map(({ when, probability, severity, count }) => [
        when === 'initial' ? initial : residual,
        probability,
        severity,
        count,
      ]),
    },
    figuresTable(
      wording,
      text('hazards_reports'),
      reportCounts.map((name) => ({
        words: `hazards_${name}` as const,
        value: figures.reports[name].value,
        before: figures.reports[name].before,
      })),
    ),
    {
      name: text('hazards_by_month'),
      heads: [text('figures_month'), text('hazards_reported'), text('hazards_closed')],
      rows: figures.months.map(({ month, reported, closed }) => [{ day: month }, reported, closed]),
    },
  ]
}
