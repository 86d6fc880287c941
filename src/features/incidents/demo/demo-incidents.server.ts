// When and where it happened at the demo company. It is pure: the same day has the same incidents.
import { addDays, firstOfMonth } from '../../../kit/day.ts'
import type { DemoSize } from '../../../manifest/feature.server.ts'
import { chance, type DemoSite, demoSites, isOpen, workingDayUpTo } from '../../people/index.ts'
import type { IncidentStatus } from '../record/incidents.register.ts'
import { isSerious } from '../severities.ts'
import { criticalStory, type DemoStory, demoStories, usStory } from './stories.ts'

export type DemoIncident = DemoStory & {
  day: string
  time: string | null
  /** The project’s number, or the place where there is none. */
  project: string | null
  location: string | null
  /** Where it was on no project and at no place of the list. */
  entity?: string
  place?: string
  reporter: string
  status: IncidentStatus
  /** What was done with it: kind, who, how many days after. */
  events: { kind: string; who: string; after: number }[]
}

const manager = 'Maya Okafor'
const second = 'Priya Nair'
const yards = ['Main yard', 'Fabrication shop'] as const
const yardPeople = ['Sam Whitefeather', 'Tom Kowalski', 'Amara Diallo'] as const

const counts: Readonly<Record<DemoSize, number>> = { small: 8, whole: 60 }
const longest = 720
/** How many days ago the one of the United States was: its case has been closed since. */
const sinceUs = 75

/** More were reported as the company learned to: the spaces grow towards the past. */
const ageOf = (at: number): number => 3 + Math.round(longest * ((at + 1) / counts.whole) ** 1.3) - 2

const short = ({ kind }: DemoStory) => kind !== 'incident'

function statusOf(story: DemoStory, age: number): IncidentStatus {
  if (age < 5) return 'reported'
  if (short(story)) return age < 12 ? 'triaged' : 'closed'
  if (age < 15) return 'triaged'
  if (age < 30) return 'investigating'
  return age < 60 ? 'actions_open' : 'closed'
}

function eventsOf(story: DemoStory, status: IncidentStatus): DemoIncident['events'] {
  if (status === 'reported') return []
  const triage = { kind: 'triage', who: manager, after: 1 }
  if (status === 'triaged') return [triage]
  if (short(story)) return [triage, { kind: 'close', who: manager, after: 6 }]
  const investigate = { kind: 'investigate', who: manager, after: 2 }
  if (status === 'investigating') return [triage, investigate]
  const act = { kind: 'act', who: manager, after: 9 }
  if (status === 'actions_open') return [triage, investigate, act]
  return [
    triage,
    investigate,
    act,
    { kind: 'finish', who: manager, after: 27 },
    ...(isSerious(story.severity)
      ? [manager, second].map((who, at) => ({ kind: 'sign_off', who, after: 28 + at }))
      : []),
    { kind: 'close', who: manager, after: 30 },
  ]
}

/** A project that improves: nothing has happened there for so many days. */
const improved = { number: '25-021', days: 150 }
/** A bad month on the tower, on these of its days. */
const badMonth = { number: '25-014', daysAgo: 210, on: [2, 4, 8, 11, 16, 18] }

function placeOn(day: string, today: string, at: number, story: DemoStory, size: DemoSize) {
  const isSafe = ({ number }: DemoSite) =>
    size === 'whole' && number === improved.number && day >= addDays(today, -improved.days)
  const open = demoSites.filter((site) => isOpen(site, today, day) && !isSafe(site))
  const atYard =
    story.at === 'yard' || open.length === 0 || (story.at === undefined && at % 4 === 3)
  const site: DemoSite | undefined = open[Math.floor(chance('site', day, at) * open.length)]
  if (atYard || site === undefined)
    return {
      project: null,
      location: yards[at % yards.length] ?? null,
      reporter: yardPeople[at % yardPeople.length] ?? manager,
    }
  const people = [site.supervisor, ...site.foremen]
  return {
    project: site.number,
    location: site.place ?? null,
    reporter: people[at % people.length] ?? site.supervisor,
  }
}

const timeOf = (day: string): string =>
  `${String(7 + Math.floor(chance('hour', day) * 9)).padStart(2, '0')}:${String(
    Math.floor(chance('minute', day) * 12) * 5,
  ).padStart(2, '0')}`

function ofBadMonth(today: string): DemoIncident[] {
  const first = firstOfMonth(addDays(today, -badMonth.daysAgo))
  const site = demoSites.find(({ number }) => number === badMonth.number)
  const stories = demoStories.filter(({ kind, at }) => kind === 'incident' && at !== 'yard')
  return badMonth.on.flatMap((after, at) => {
    const day = workingDayUpTo(addDays(first, after))
    const story = stories[at % stories.length]
    if (site === undefined || story === undefined || !isOpen(site, today, day)) return []
    return [
      {
        ...story,
        ...{ project: site.number, location: site.place ?? null, reporter: site.supervisor },
        ...{ day, time: timeOf(`${day} ${at}`), status: 'closed' as const },
        events: eventsOf(story, 'closed'),
      },
    ]
  })
}

export function demoIncidents(size: DemoSize, today: string): DemoIncident[] {
  const critical: DemoIncident = {
    ...criticalStory,
    day: addDays(today, -1),
    time: '14:10',
    project: '25-014',
    location: 'Harbour Point tower',
    reporter: 'Jean Gagnon',
    status: 'triaged',
    events: [{ kind: 'triage', who: manager, after: 0 }],
  }
  const day = workingDayUpTo(addDays(today, -sinceUs))
  const inUs: DemoIncident = {
    ...usStory,
    day,
    time: '10:40',
    project: null,
    location: null,
    entity: 'Northgate Michigan',
    place: 'Woodward Avenue fit-out, Detroit, level 2',
    reporter: 'Emmett Crane',
    status: 'closed',
    events: eventsOf(usStory, 'closed'),
  }
  const others = Array.from({ length: counts[size] - 2 }, (_, at): DemoIncident | undefined => {
    const day = workingDayUpTo(addDays(today, -ageOf(at)))
    const age = ageOf(at)
    // What fits a site waits for one where none was open.
    const sited = demoSites.some((site) => isOpen(site, today, day))
    const fitting = demoStories.filter((one) => sited || one.at !== 'site')
    const story = fitting[(at * 5 + Math.floor(at / 18)) % fitting.length]
    if (story === undefined) return undefined
    const status = statusOf(story, age)
    return {
      ...story,
      ...placeOn(day, today, at, story, size),
      day,
      time: chance('timed', day, at) < 0.1 ? null : timeOf(day),
      status,
      events: eventsOf(story, status),
    }
  })
  const told = [critical, inUs, ...others.filter((one) => one !== undefined)]
  const all = size === 'small' ? told : [...told, ...ofBadMonth(today)]
  // The latest first: they are numbered from the end.
  return all.toSorted((a, b) => b.day.localeCompare(a.day))
}
