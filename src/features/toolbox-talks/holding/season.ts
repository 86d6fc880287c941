import type { Season } from '../talks/toolbox-talks.register.ts'

/** Of a day such as 2026-11-26, where the product is used: in the north. */
export function seasonOf(day: string): Season {
  const month = Number(day.slice(5, 7))
  if (month === 12 || month < 3) return 'winter'
  if (month < 6) return 'spring'
  return month < 9 ? 'summer' : 'autumn'
}

export type Suggested = {
  readonly title: string
  readonly seasons: readonly Season[]
  /** The delivery that was planned. */
  readonly plan: string | null
  /** It is its turn today, by a schedule. */
  readonly turn: boolean
  /** When the crew heard it last. */
  readonly last_on: string | null
  /** The day of the latest incident that it speaks of. */
  readonly incident_on: string | null
}
type SuggestedBecause = 'planned' | 'incident' | 'season' | 'new'

/** What suits a crew on a day, the best first: what is planned, then what speaks of an incident after which they have
 *  not heard it, then what they have not had in a year, and of that what fits the season. What is of another season
 *  comes last. */
export function suggest<Talk extends Suggested>(
  talks: readonly Talk[],
  today: string,
): (Talk & { why: SuggestedBecause[] })[] {
  const season = seasonOf(today)
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const judged = talks.map((talk) => {
    const why: SuggestedBecause[] = []
    if (talk.plan !== null || talk.turn) why.push('planned')
    const { incident_on, last_on } = talk
    if (incident_on !== null && (last_on === null || last_on < incident_on)) why.push('incident')
    if (talk.seasons.includes(season)) why.push('season')
    if (talk.last_on === null || talk.last_on < aYearAgo) why.push('new')
    const unfit = talk.seasons.length > 0 && !talk.seasons.includes(season)
    const rank = [
      why.includes('planned'),
      why.includes('incident'),
      !unfit,
      why.includes('new'),
      why.includes('season'),
    ].reduce((sum, fits) => sum * 2 + Number(fits), 0)
    return { talk: { ...talk, why }, rank }
  })
  return judged
    .sort(
      (a, b) =>
        b.rank - a.rank ||
        (a.talk.last_on ?? '').localeCompare(b.talk.last_on ?? '') ||
        a.talk.title.localeCompare(b.talk.title),
    )
    .map(({ talk }) => talk)
}
