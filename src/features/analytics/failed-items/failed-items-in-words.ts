import type { ReplyOf } from '../../../kit/http/route.ts'
import { compared, type FigureSentence, type FigureWording, foremost } from '../figures/in-words.ts'
import type { readFailedItems } from './failed-items.contract.ts'

type Figures = ReplyOf<typeof readFailedItems>['data']

export function failedItemsInWords(wording: FigureWording, figures: Figures): FigureSentence[] {
  const of = (wanted: string) => figures.counts.find(({ name }) => name === wanted)
  const fails = of('fails')
  if (fails === undefined) return []
  const named = (rows: Figures['forms' | 'models' | 'projects']) =>
    rows.map(({ name, fails: value, tos }) => ({ name, value, to: tos.fails }))
  return [
    ...compared(wording, 'says_failed', { ...fails, outOf: of('checks')?.before ?? 0 }),
    ...foremost(wording, 'says_failed_form', named(figures.forms), fails.value),
    ...foremost(wording, 'says_failed_model', named(figures.models), fails.value),
    ...foremost(wording, 'says_failed_at', named(figures.projects), fails.value),
  ]
}
