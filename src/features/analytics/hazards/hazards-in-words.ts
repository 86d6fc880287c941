import type { ReplyOf } from '../../../kit/http/route.ts'
import { compared, type FigureSentence, type FigureWording, partOf } from '../figures/in-words.ts'
import type { readHazardFigures } from './hazard-figures.contract.ts'

type Figures = ReplyOf<typeof readHazardFigures>['data']

export function hazardsInWords(
  wording: FigureWording,
  { hazards, reports }: Figures,
): FigureSentence[] {
  const all = hazards.all.value
  return [
    ...partOf(wording, 'says_grave', { ...hazards.grave, all }),
    ...partOf(wording, 'says_grave_controlled', { ...hazards.graveControlled, all }),
    ...compared(wording, 'says_reported', reports.reported),
    ...partOf(wording, 'says_closed', { ...reports.closed, all: reports.reported.value }),
  ]
}
