// What the demo company fills in, and as whom: over and over, or as its plan says.
import { type DemoSite, demoSites } from '../../../people/index.ts'

export type DemoForm = {
  /** Between which minutes of the day it is sent, and how many it takes. */
  sent: readonly [number, number]
  takes: readonly [number, number]
  by(site: DemoSite, n: number): string
  /** Who is asked to sign beside the sender. */
  signers?: (site: DemoSite, by: string, n: number) => DemoSigner[]
  /** The sender signs where the form is theirs alone or the crew’s. */
  senderSigns: boolean
}
export type DemoSigner = {
  role: 'attendee' | 'supervisor' | 'manager'
  name: string
  /** Without an account. */
  guest?: true
}

export function at<Item>(items: readonly Item[], n: number): Item {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

export const manager = 'Maya Okafor'
const foreman = ({ foremen }: DemoSite, n: number) => at(foremen, n)
const worker = ({ crew }: DemoSite, n: number) => at(crew, n)

/** Some of those who are there, the sender apart, then the supervisor. */
function crewOf({ number, supervisor, foremen, crew }: DemoSite, by: string, n: number) {
  const others = [...crew, ...foremen].filter((name) => name !== by)
  const many = Math.min(others.length, 2 + (n % 3))
  const attendees = Array.from(
    { length: many },
    (_, nth): DemoSigner => ({
      role: 'attendee',
      name: at(others, n + nth),
    }),
  )
  const guest: DemoSigner[] =
    number === '25-014' ? [{ role: 'attendee', name: 'Pete Ironside', guest: true }] : []
  return [...attendees, ...guest, { role: 'supervisor' as const, name: supervisor }]
}

const supervisorThenManager = ({ supervisor }: DemoSite): DemoSigner[] => [
  { role: 'supervisor', name: supervisor },
  { role: 'manager', name: manager },
]

const hour = 60
const alone = { senderSigns: true }
const byBoth = { senderSigns: false, signers: supervisorThenManager }

export const demoForms: Readonly<Record<string, DemoForm>> = {
  'site-inspection-weekly': {
    sent: [13 * hour, 15.4 * hour],
    takes: [35, 70],
    by: ({ supervisor }) => supervisor,
    ...alone,
  },
  flha: {
    sent: [6.75 * hour, 7.5 * hour],
    takes: [8, 14],
    by: foreman,
    senderSigns: true,
    signers: crewOf,
  },
  'jhsc-inspection-monthly': {
    sent: [10 * hour, 12 * hour],
    takes: [60, 95],
    by: worker,
    ...alone,
  },
  'harness-inspection': { sent: [7.5 * hour, 9 * hour], takes: [6, 12], by: foreman, ...alone },
  'aed-quarterly': {
    sent: [9 * hour, 11 * hour],
    takes: [10, 16],
    by: () => 'Aisha Mohamed',
    ...alone,
  },
  'vehicle-pre-trip': {
    sent: [6 * hour, 6.6 * hour],
    takes: [5, 9],
    by: () => 'Tom Kowalski',
    ...alone,
  },
  'ewp-pre-use': { sent: [7 * hour, 8.5 * hour], takes: [6, 11], by: worker, ...alone },
  'hot-work-permit': { sent: [8 * hour, 10.5 * hour], takes: [9, 16], by: foreman, ...byBoth },
  'confined-space-permit': {
    sent: [8 * hour, 10.5 * hour],
    takes: [15, 28],
    by: foreman,
    ...byBoth,
  },
  'near-miss': {
    sent: [9 * hour, 15 * hour],
    takes: [2, 4],
    by: worker,
    senderSigns: false,
  },
  'incident-report': { sent: [11 * hour, 16 * hour], takes: [18, 40], by: foreman, ...byBoth },
  'orientation-checklist': {
    sent: [7 * hour, 9.5 * hour],
    takes: [25, 50],
    by: foreman,
    senderSigns: true,
    signers: (_, __, n) => [
      {
        role: 'attendee',
        name: at(['Pete Ironside', 'Abel Thornton', 'Cyrus Park'], n),
        guest: true,
      },
    ],
  },
}

export type DemoRound = {
  form: string
  site: DemoSite
  place?: string | undefined
  asset?: string
  /** Days from one time to the next. */
  every: number
}

const [tower, school] = [at(demoSites, 0), at(demoSites, 1)]
/** Its work ended last year. */
export const podium = at(demoSites, 5)
const [levelOne, levelTwelve] = ['Harbour Point level 1', 'Harbour Point level 12']

/** What the plan of each project asks for; a demo without a plan that is so long fills it in now and then. */
export const plannedForms = ['site-inspection-weekly', 'flha'] as const

/** Done over and over, the way a site does it. */
export const demoRounds: readonly DemoRound[] = [
  { form: 'site-inspection-weekly', site: tower, place: tower.place, every: 7 },
  { form: 'site-inspection-weekly', site: school, place: school.place, every: 7 },
  { form: 'jhsc-inspection-monthly', site: tower, place: tower.place, every: 29 },
  { form: 'harness-inspection', site: tower, place: levelTwelve, asset: 'Harness 3', every: 20 },
  {
    form: 'aed-quarterly',
    site: tower,
    place: tower.place,
    asset: 'AED, Harbour Point',
    every: 58,
  },
  {
    form: 'vehicle-pre-trip',
    site: at(demoSites, 2),
    place: 'Service van 7',
    asset: 'Service van 7',
    every: 9,
  },
  { form: 'ewp-pre-use', site: tower, place: levelOne, asset: 'Scissor lift 2', every: 8 },
  { form: 'flha', site: tower, place: levelTwelve, every: 5 },
  { form: 'hot-work-permit', site: tower, place: levelOne, every: 17 },
  { form: 'confined-space-permit', site: school, place: school.place, every: 27 },
  { form: 'near-miss', site: tower, place: levelOne, every: 13 },
  { form: 'incident-report', site: school, place: school.place, every: 30 },
  { form: 'orientation-checklist', site: tower, place: tower.place, every: 22 },
]

/** Only where a whole year is told. They come after all others and take nobody's hour. */
export const roundsOfYear: readonly DemoRound[] = [
  { form: 'incident-report', site: tower, place: levelTwelve, every: 9 },
]
