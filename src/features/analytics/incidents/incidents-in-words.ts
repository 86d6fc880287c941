import type { ReplyOf } from '../../../kit/http/route.ts'
import { compared, type FigureSentence, type FigureWording, foremost } from '../figures/in-words.ts'
import type { readIncidentAnalytics } from './incident-analytics.contract.ts'

type Figures = ReplyOf<typeof readIncidentAnalytics>['data']

export function incidentsInWords(
  wording: FigureWording,
  { counts, projects }: Figures,
): FigureSentence[] {
  const of = (wanted: (typeof counts)[number]['name']) =>
    counts.filter(({ name }) => name === wanted)
  const all = projects.reduce((sum, { value }) => sum + value, 0)
  return [
    ...of('incidents').flatMap((one) => compared(wording, 'says_incidents', one)),
    ...of('near_misses').flatMap((one) => compared(wording, 'says_near_misses', one)),
    ...foremost(wording, 'says_incidents_at', projects, all),
  ]
}
