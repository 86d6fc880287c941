import type { ReplyOf } from '../../../kit/http/route.ts'
import {
  compared,
  type FigureSentence,
  type FigureWording,
  foremost,
  sinceKnown,
} from '../figures/in-words.ts'
import type { readReasonFigures } from './reasons.contract.ts'

type Figures = ReplyOf<typeof readReasonFigures>['data']

export function reasonsInWords(
  wording: FigureWording,
  { forms, reasons, projects }: Figures,
): FigureSentence[] {
  return [
    ...compared(wording, 'says_reasons', sinceKnown(forms)),
    ...foremost(
      wording,
      'says_reason_most',
      reasons.map(({ name, own }) => ({ name, ...own })),
      forms.value,
    ),
    ...foremost(
      wording,
      'says_reasons_at',
      projects.map(({ name, forms: at }) => ({ name, ...at })),
      forms.value,
    ),
  ]
}
