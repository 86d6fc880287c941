import type { ReplyOf } from '../../../kit/http/route.ts'
import { checkCounts, type readFailedItems } from '../failed-items/failed-items.contract.ts'
import { type FileTable, type FileWording, figuresTable, rounded } from './table.ts'

type Line = { name: string | null; checks: number; failed: number; fails: number }

type Figures = ReplyOf<typeof readFailedItems>['data']

export function failedItemTables(wording: FileWording, figures: Figures): FileTable[] {
  const { text, say } = wording
  const { passRate, daysToFix } = figures
  const counted = (name: string, first: string, rows: readonly Line[]) => ({
    name,
    heads: [first, ...checkCounts.map((one) => text(`failed_${one}`))],
    rows: rows.map((one) => [
      one.name ?? text('figures_no_project'),
      ...checkCounts.map((count) => one[count]),
    ]),
  })
  return [
    figuresTable(wording, text('nav_failed_items'), [
      ...figures.counts.map(({ name, value, before }) => ({
        ...{ words: `failed_${name}` as const, value, before },
      })),
      {
        words: 'failed_pass_rate',
        value: rounded(passRate.value),
        before: rounded(passRate.before),
      },
      {
        words: 'failed_to_fix',
        value: rounded(daysToFix.value),
        before: rounded(daysToFix.before),
      },
    ]),
    counted(text('failed_by_form'), say('Form'), figures.forms),
    counted(text('failed_by_model'), text('failed_model'), figures.models),
    counted(text('failed_by_project'), say('Project'), figures.projects),
  ]
}
