import type { ReplyOf } from '../../../kit/http/route.ts'
import {
  compared,
  type FigureSentence,
  type FigureWording,
  foremost,
  shared,
  sinceKnown,
} from '../figures/in-words.ts'
import type { readToolboxFigures } from './toolbox.contract.ts'

type Figures = ReplyOf<typeof readToolboxFigures>['data']

export function toolboxInWords(wording: FigureWording, figures: Figures): FigureSentence[] {
  const { held, share, was, counts, places } = figures
  return [
    ...compared(wording, 'says_held', sinceKnown({ ...held, before: was.held })),
    ...shared(
      wording,
      { now: 'says_given', compared: 'says_given_compared' },
      { value: share, before: was.share },
    ),
    ...foremost(
      wording,
      'says_talks_missed_at',
      places.map(({ name, counts: { missed } }) => ({ name, ...missed })),
      counts.missed.value,
    ),
  ]
}
