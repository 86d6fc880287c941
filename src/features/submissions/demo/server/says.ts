// What a form of the demo says that follows from the day, the site and the crew, by the last word of a question’s key.
import { daysBetween } from '../../../../kit/day.ts'
import { happenings } from '../words.ts'
import type { DemoSubmission } from './history.ts'
import { later } from './moments.ts'
import { at } from './rounds.ts'

const time = (moment: string) => moment.slice(11)

/** Meters go on from day to day. */
const since = (day: string) => daysBetween('2024-01-01', day)

const tasks: Readonly<Record<string, readonly string[]>> = {
  '25-014': [
    'Frame the east wall of level 12 and brace it before the wind picks up.',
    'Set the handrails of stair 2, from level 1 to level 3.',
    'Strip and fly forms from grid B to grid D with the crane.',
    'Place rebar for the slab of level 13, grids C to F.',
  ],
  '25-021': [
    'Form and pour the footings of the gymnasium, north side.',
    'Take down the ceiling of the old wing, rooms 104 to 107.',
    'Lay block for the stair of the old wing.',
  ],
}
const otherTasks = [
  'Break out and renew the edge, bays 4 to 6.',
  'Lay the drain and backfill in lifts.',
  'Set curbs and clean up behind the saw cut.',
]

function sourcesOf({ site, weather }: DemoSubmission): string[] {
  return [
    ...(site.outdoors ? ['heights', 'overhead'] : ['dust']),
    'machines',
    'lifting',
    ...(weather.sky === 'clear' ? [] : ['weather']),
    ...(weather.sky === 'snow' || weather.sky === 'rain' ? ['slips'] : []),
  ]
}

const isWinter = ({ weather }: DemoSubmission) => weather.high < 4

const windOn = ({ weather, day }: DemoSubmission) =>
  weather.sky === 'wind' ? 38 : 6 + (since(day) % 14)

type Says = Record<string, unknown>

const weekly = (one: DemoSubmission): Says => ({
  weather: one.weather.sky,
  workers: one.workers,
  with: [one.with],
  present: [...one.site.present, ...(isWinter(one) ? ['heat'] : [])],
  last: one.corrected ? 'yes' : 'no',
  open_items: 'Material is on its way. It is on the list of deficiencies.',
})

const flha = (one: DemoSubmission, n: number): Says => ({
  weather: one.weather.sky,
  task: at(tasks[one.site.number] ?? otherTasks, Math.floor(n / 2)),
  new: 'no',
  sources: sourcesOf(one),
  fall_plan: ['guardrail', 'restraint'],
  permits: ['lift'],
  permit_numbers: 'Lift plan on the board',
  ppe: ['hardhat', 'boots', 'hivis', 'eyes', 'gloves'],
  assembly: one.site.number === '25-014' ? 'Gate A, at the flag' : 'At the gate',
  aider: [one.with],
  changed: 'no',
  left_safe: 'yes',
})

/** A permit is sent before the work: what is said at its end is still to come. */
const permit = ({ sent }: DemoSubmission): Says => ({
  from: time(sent),
  until: time(later(sent, 180)),
  ...Object.fromEntries(
    ['ended', 'watch_ended', 'final', 'restored', 'fire', 'closed', 'all_out', 'closed_at'].map(
      (key) => [key, null],
    ),
  ),
})

function happened(one: DemoSubmission, n: number) {
  const season = isWinter(one) ? 'winter' : 'summer'
  return at(
    happenings.filter(({ when = season }) => when === season),
    n,
  )
}

function nearMiss(one: DemoSubmission, n: number): Says {
  const { what, about, did, idea } = happened(one, n)
  return { kind: 'near', what, about, did, idea, still: 'no', section53: null }
}

function incident(one: DemoSubmission, n: number): Says {
  const { what, doing, did, idea, reasons } = happened(one, n)
  return {
    weather: one.weather.sky,
    what,
    doing,
    at_once: did,
    outcome: ['none'],
    critical: null,
    s53: null,
    why: idea,
    // The code of one: the company has it under an id of its own.
    reasons: at(reasons, Math.floor(n / happenings.length)),
    witnesses: [one.with],
    investigators: [one.site.supervisor],
    ...Object.fromEntries(
      ['called', 'call_number', 'committee_told', 'released', 'report48', 'scene'].map((key) => [
        key,
        null,
      ]),
    ),
  }
}

const byForm: Readonly<Record<string, (one: DemoSubmission, n: number) => Says>> = {
  'site-inspection-weekly': weekly,
  flha,
  'hot-work-permit': permit,
  'confined-space-permit': permit,
  'near-miss': nearMiss,
  'incident-report': incident,
  'jhsc-inspection-monthly': ({ by, site, started, sent }) => ({
    start: time(started),
    end: time(sent),
    whole: 'yes',
    old_items: 'yes',
    member: [by],
    management: [site.supervisor],
  }),
  'vehicle-pre-trip': ({ day }, n) => ({
    odometer: 61_000 + since(day) * 47,
    fuel: n % 3 === 0 ? 'half' : 'full',
    trailer: 'no',
  }),
  'ewp-pre-use': (one) => ({
    hours: Math.round(800 + since(one.day) * 2.6),
    wind: windOn(one),
    kind: 'scissor',
  }),
  // The person who was shown round is the guest who signs.
  'orientation-checklist': ({ signers }) => ({
    worker: signers.find(({ guest }) => guest)?.name,
    employer: 'Ironside Steel',
    trade: 'Ironworker',
    experience: 'some',
    language: 'en',
  }),
}

export const saysOf = (one: DemoSubmission, n: number): Says => byForm[one.form]?.(one, n) ?? {}
