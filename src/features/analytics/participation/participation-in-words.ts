import type { ReplyOf } from '../../../kit/http/route.ts'
import {
  compared,
  type FigureSentence,
  type FigureWording,
  foremost,
  partOf,
  sinceKnown,
} from '../figures/in-words.ts'
import type { readParticipation } from './participation.contract.ts'

type Figures = ReplyOf<typeof readParticipation>['data']

/** How many take part comes before how much they did. */
export function participationInWords(
  wording: FigureWording,
  { counts, people, reporters, projects }: Figures,
): FigureSentence[] {
  const of = (wanted: (typeof counts)[number]['name']) =>
    counts.filter(({ name }) => name === wanted)
  const reports = projects.map(({ name, counts }) => ({ name, value: counts.reports }))
  const all = reports.reduce((sum, { value }) => sum + value, 0)
  return [
    ...partOf(wording, 'says_part_reporters', { value: reporters, all: people }),
    ...of('reports').flatMap((one) => compared(wording, 'says_part_reports', one)),
    ...of('accepted').flatMap((one) => compared(wording, 'says_part_accepted', sinceKnown(one))),
    ...of('fixed').flatMap((one) => compared(wording, 'says_part_fixed', sinceKnown(one))),
    ...foremost(wording, 'says_part_reports_at', reports, all),
  ]
}
