import type { ReplyOf } from '../../../kit/http/route.ts'
import {
  compared,
  type FigureSentence,
  type FigureWording,
  foremost,
  shared,
} from '../figures/in-words.ts'
import type { readComplianceFigures } from './compliance.contract.ts'

type Figures = ReplyOf<typeof readComplianceFigures>['data']

export function complianceInWords(wording: FigureWording, figures: Figures): FigureSentence[] {
  const { came, counts, countsBefore, places, forms } = figures
  const missed = counts.missed.value
  const rows = (all: typeof places) =>
    all.map(({ name, counts: { missed } }) => ({ name, value: missed.value, to: missed.to }))
  return [
    ...shared(wording, { now: 'says_came', compared: 'says_came_compared' }, came),
    ...compared(wording, 'says_missed', {
      ...counts.missed,
      before: countsBefore.missed,
      outOf: countsBefore.expected,
    }),
    ...foremost(wording, 'says_missed_at', rows(places), missed),
    ...foremost(wording, 'says_missed_form', rows(forms), missed),
  ]
}
