import type { ReplyOf } from '../../../kit/http/route.ts'
import type { Cell } from '../../../kit/spreadsheet/cell.ts'
import { formCounts, type readComplianceFigures } from '../compliance/compliance.contract.ts'
import { type FileTable, type FileWording, figuresTable } from './table.ts'

type Figures = ReplyOf<typeof readComplianceFigures>['data']

export function complianceTables(wording: FileWording, figures: Figures): FileTable[] {
  const { text, say } = wording
  const { counts, countsBefore, came, inTime } = figures
  const counted = (name: string, first: string, rows: readonly [Cell, typeof counts][]) => ({
    name,
    heads: [first, ...formCounts.map((one) => text(`compliance_${one}`))],
    rows: rows.map(([line, of]) => [line, ...formCounts.map((one) => of[one].value)]),
  })
  return [
    figuresTable(wording, text('nav_compliance'), [
      { words: 'compliance_came', ...came },
      { words: 'compliance_in_time', ...inTime },
      ...formCounts.map((name) => ({
        words: `compliance_${name}` as const,
        value: counts[name].value,
        before: countsBefore[name],
      })),
    ]),
    counted(
      text('compliance_by_week'),
      text('compliance_week'),
      figures.weeks.map((one) => [{ day: one.week }, one.counts]),
    ),
    counted(
      text('compliance_by_form'),
      say('Form'),
      figures.forms.map((one) => [one.name, one.counts]),
    ),
    counted(
      text('compliance_by_place'),
      text('compliance_place'),
      figures.places.map((one) => [one.name, one.counts]),
    ),
  ]
}
