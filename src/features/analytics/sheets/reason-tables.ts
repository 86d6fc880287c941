import type { ReplyOf } from '../../../kit/http/route.ts'
import type { readReasonFigures } from '../reasons/reasons.contract.ts'
import { type FileTable, type FileWording, figuresTable } from './table.ts'

type Figures = ReplyOf<typeof readReasonFigures>['data']

export function reasonTables(wording: FileWording, figures: Figures): FileTable[] {
  const { text, say } = wording
  const { forms, reasons, projects } = figures
  const nameOf = new Map(reasons.map(({ id, name }) => [id, name]))
  const counted = text('reasons_forms')
  return [
    figuresTable(wording, text('nav_incident_reasons'), [{ words: 'reasons_forms', ...forms }]),
    {
      name: text('reasons_pareto'),
      heads: [
        text('reasons_reason'),
        text('figures_file_under'),
        counted,
        text('figures_file_all'),
      ],
      rows: reasons.map(({ name, parent, own, all }) => [
        name,
        nameOf.get(parent ?? '') ?? null,
        own.value,
        all.value,
      ]),
    },
    {
      name: text('reasons_by_project'),
      heads: [say('Project'), counted],
      rows: projects.map(({ name, forms }) => [name ?? text('figures_no_project'), forms.value]),
    },
  ]
}
