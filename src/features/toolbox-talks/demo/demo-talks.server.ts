// The talks that the crews of the demo company have heard: each Monday on each site, before work begins. It is pure:
// the same day has the same talks.
import { addDays, daysFrom, mondayOf, weekdayOf } from '../../../kit/day.ts'
import type { DemoSize } from '../../../manifest/feature.server.ts'
import {
  chance,
  type DemoSite,
  demoSites,
  isOpen,
  isWorkingDay,
  ownPeople,
  projectManagers,
  weatherUntil,
} from '../../people/index.ts'
import type { AbsenceReason } from '../deliveries/deliveries.contract.ts'
import { seasonOf } from '../holding/season.ts'
import type { Season } from '../talks/toolbox-talks.register.ts'

type KnownTalk = { readonly seasons: readonly Season[] }

export type DemoTalk<Talk> = {
  site: DemoSite
  day: string
  talk: Talk
  presenter: string
  minutes: number
  there: string[]
  /** Of the crew; who worked there that day after all is said not to have come. */
  absent: { name: string; reason: AbsenceReason }[]
}

/** Before the first form of the day is filled in. */
export const demoTalkTime = '06:15'

/** How long the known workers of subcontractors have been there. */
const othersSince = 60

function crewOn(site: DemoSite, isNear: boolean): string[] {
  const manager = projectManagers[site.number]
  return [
    ...ownPeople(site),
    ...(manager === undefined ? [] : [manager]),
    ...(isNear ? (site.known ?? []) : []),
  ]
}

function talkOn<Talk>(site: DemoSite, day: string, today: string, talk: Talk): DemoTalk<Talk> {
  const week = Math.floor(Date.parse(day) / (7 * 86_400_000))
  const leaders = [...site.foremen, site.supervisor]
  const presenter = leaders[week % leaders.length] ?? site.supervisor
  const crew = crewOn(site, day >= addDays(today, -othersSince)).filter(
    (name) => name !== presenter,
  )
  const away = (name: string): AbsenceReason | undefined => {
    if (name === projectManagers[site.number]) return 'elsewhere'
    const share = chance('talk', name, day)
    if (share > 0.11) return undefined
    return share < 0.06 ? 'off' : share < 0.08 ? 'elsewhere' : 'working'
  }
  return {
    site,
    day,
    talk,
    presenter,
    minutes: 6 + Math.floor(chance('minutes', site.number, day) * 6),
    there: crew.filter((name) => away(name) === undefined),
    absent: crew.flatMap((name) => {
      const reason = away(name)
      return reason === undefined ? [] : [{ name, reason }]
    }),
  }
}

const mondaysFrom = (first: string, last: string) =>
  daysFrom(first, last).filter((day) => weekdayOf(day) === 1 && isWorkingDay(day))

/** Those of the days before today; a few Mondays went by without one. What was before the last year turns no talk of it. */
export function demoTalks<Talk extends KnownTalk>(
  size: DemoSize,
  today: string,
  talks: readonly Talk[],
): DemoTalk<Talk>[] {
  const weather = weatherUntil(today)
  const first = mondayOf(addDays(today, size === 'whole' ? -364 : -14))
  const earlier =
    size === 'whole' ? mondaysFrom(mondayOf(addDays(today, -740)), addDays(first, -1)) : []
  return [
    ...earlier.map((day, week) => ({ day, week })),
    ...mondaysFrom(first, addDays(today, -1)).map((day, week) => ({ day, week })),
  ].flatMap(({ day, week }) =>
    demoSites.flatMap((site, at) => {
      const stopped = site.outdoors && weather(day).stops === 'full'
      if (!isOpen(site, today, day) || stopped || chance('no talk', site.number, day) < 0.05)
        return []
      const suited = talks.filter(
        ({ seasons }) => seasons.length === 0 || seasons.includes(seasonOf(day)),
      )
      const talk = suited[(week + at * 7) % suited.length]
      return talk === undefined ? [] : [talkOn(site, day, today, talk)]
    }),
  )
}
