// What the demo company has filled in: which form, where, by whom, and what became of it. The same day of today
// gives the same history. Answers come from walking the forms themselves.
import { addDays, daysBetween, daysFrom, weekdayOf } from '../../../../kit/day.ts'
import type { DemoSize } from '../../../../manifest/feature.server.ts'
import {
  chance,
  type DemoSite,
  isOpen,
  isWorkingDay,
  type Weather,
  weatherUntil,
  workersOn,
  workingDayUpTo,
} from '../../../people/index.ts'
import { type FailedOnce, failedOf } from './failed-once.ts'
import { later } from './moments.ts'
import { stepsUntil, withOneOfEach } from './one-of-each.ts'
import { historyDays, plannedForms } from './planned.ts'
import {
  at,
  type DemoForm,
  type DemoRound,
  type DemoSigner,
  demoForms,
  demoRounds,
  plannedForms as ofPlan,
  podium,
  roundsOfYear,
} from './rounds.ts'
import { type DemoStep, fateOf } from './steps.ts'

export type DemoSubmission = {
  form: string
  site: DemoSite
  place?: string | undefined
  asset?: string | undefined
  by: string
  day: string
  /** `2026-11-20T07:05`, by the clock on the wall. */
  started: string
  sent: string
  weather: Weather
  workers: number
  /** Who went along. */
  with: string
  failed: FailedOnce[]
  /** What was found before is put right. */
  corrected: boolean
  signers: DemoSigner[]
  steps: DemoStep[]
}

type Due = Pick<DemoSubmission, 'form' | 'site' | 'place' | 'asset' | 'day'> & {
  late: boolean
  standIn: boolean
  /** Happens whatever the hour is. */
  always: boolean
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(Math.floor(minute % 60)).padStart(2, '0')}`
const hour = 60
const minutesOf = (moment: string) => Number(moment.slice(11, 13)) * hour + Number(moment.slice(14))
const between = ([from, to]: readonly [number, number], share: number) => from + (to - from) * share

function roundsOf(rounds: readonly DemoRound[], size: DemoSize, today: string): Due[] {
  const length = size === 'small' ? 60 : historyDays
  return rounds
    .map((round, n) => ({ ...round, n }))
    .filter(({ form }) => size === 'small' || ofPlan.every((name) => name !== form))
    .flatMap(({ form, site, place, asset, every, n: round }) =>
      Array.from({ length: 1 + Math.floor((length - 1 - round) / every) }, (_, n) => ({
        form,
        site,
        place,
        asset,
        day: workingDayUpTo(addDays(today, -(n * every + ((round * 2) % Math.min(every, 5))))),
        late: false,
        standIn: false,
        always: true,
      })),
    )
    .filter(
      // A round that falls on days of rest does not happen twice on the day before them.
      ({ day, site, form }, n, all) =>
        all.findIndex((one) => one.form === form && one.site === site && one.day === day) === n &&
        daysBetween(day, today) < length &&
        (form === 'vehicle-pre-trip' || isOpen(site, today, day)) &&
        isWorkingDay(day),
    )
}

function planOf(today: string, weather: (day: string) => Weather): Due[] {
  return plannedForms(today, weather).map((one) => ({
    ...one,
    place: one.site.place,
    asset: undefined,
    always: false,
  }))
}

type Moments = Pick<DemoSubmission, 'started' | 'sent'>

function momentsOf({ form, site, day, late, always }: Due, known: DemoForm, now: string): Moments {
  const share = chance('moment', form, site.number, day)
  const due = form === 'flha' ? 15 * hour : 16 * hour
  const planned = `${day}T${clock(late ? due + 15 + share * 75 : between(known.sent, share))}`
  // What is done today whatever the hour is was done some minutes ago.
  const ago = Math.min(45 + share * 60, minutesOf(now) / 2)
  const sent = always && planned > now ? later(now, -Math.floor(ago)) : planned
  return { sent, started: later(sent, -Math.ceil(between(known.takes, share))) }
}

/** Finds a time at which a person does nothing else: somewhat later, else somewhat earlier. */
function scheduler(now: string) {
  const busy = new Map<string, Moments[]>()
  return (by: string, wanted: Moments): Moments => {
    const theirs = busy.get(by) ?? []
    const isFree = ({ started, sent }: Moments) =>
      theirs.every((one) => sent < one.started || started > one.sent)
    const tries = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const found = [...tries, ...tries.map((step) => -step)]
      .map((step) => ({
        started: later(wanted.started, step * 13),
        sent: later(wanted.sent, step * 13),
      }))
      .find((one) => one.sent <= now && isFree(one))
    busy.set(by, [...theirs, found ?? wanted])
    return found ?? wanted
  }
}

type Place = { due: Due; n: number; size: DemoSize; now: string; weather: Weather }

function submissionOf(
  { due, n, size, now, weather }: Place,
  known: DemoForm,
  whenFree: (by: string, wanted: Moments) => Moments,
): Omit<DemoSubmission, 'corrected'> {
  const { form, site, place, asset, day } = due
  const today = now.slice(0, 10)
  // A foreman leads the crew for two days; a stand-in for as long as it takes.
  const by = known.by(site, due.standIn ? 1 : form === 'flha' ? n - (n % 2) : n)
  const moments = whenFree(by, momentsOf(due, known, now))
  const failed = failedOf({ form, site, day, n, today })
  const signers = known.signers?.(site, by, n) ?? []
  const days = daysBetween(day, today)
  const others = [...site.foremen, ...site.crew].filter((name) => name !== by)
  return {
    ...{ form, site, place, asset, by, day, weather, failed, signers },
    ...moments,
    workers: workersOn(site, day),
    with: at(others, n),
    steps: stepsUntil(
      now,
      { form, by, sent: moments.sent, signers, failed },
      fateOf({ form, site: site.number, days, n, size }),
      n,
    ),
  }
}

/** What the project that ended last year sent in the year before the last one: its weekly inspections, with a bad month in
 *  which every other one was missed, and what happened there. They take no number and nobody's hour of the last year. */
export function earlierHistory(now: string): DemoSubmission[] {
  const today = now.slice(0, 10)
  const weather = weatherUntil(today)
  const whenFree = scheduler(now)
  const days = daysFrom(addDays(today, podium.from), addDays(today, -historyDays - 1)).filter(
    (day) => isWorkingDay(day) && weather(day).stops === undefined,
  )
  const inspected = days.filter((day) => weekdayOf(day) === 5)
  const badMonth = addDays(today, -520)
  const isMissed = (day: string, n: number) =>
    day >= badMonth && day < addDays(badMonth, 30) ? n % 2 === 0 : n % 14 === 5
  const of = (form: string, day: string): Due => ({
    ...{ form, day, site: podium, place: podium.place, asset: undefined },
    ...{ late: false, standIn: false, always: false },
  })
  return [
    ...inspected
      .filter((day, n) => !isMissed(day, n))
      .map((day) => of('site-inspection-weekly', day)),
    ...days.filter((_, n) => n % 7 === 3).map((day) => of('incident-report', day)),
  ].map((due, n) => {
    const known = demoForms[due.form]
    if (known === undefined) throw new Error(`Nobody of the demo fills in ${due.form}.`)
    const place = { due, n, size: 'whole' as const, now, weather: weather(due.day) }
    return { ...submissionOf(place, known, whenFree), corrected: true }
  })
}

/** `now` is by the clock on the wall, too. The oldest come first. */
export function historyOf(size: DemoSize, now: string): DemoSubmission[] {
  const today = now.slice(0, 10)
  const weather = weatherUntil(today)
  const whole = size === 'whole'
  const all = [...roundsOf(demoRounds, size, today), ...(whole ? planOf(today, weather) : [])]
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .concat(whole ? roundsOf(roundsOfYear, size, today) : [])
  const whenFree = scheduler(now)
  const before = new Map<DemoSite, FailedOnce[]>()
  const sent = all
    .map((due, n): DemoSubmission => {
      const known = demoForms[due.form]
      if (known === undefined) throw new Error(`Nobody of the demo fills in ${due.form}.`)
      const place = { due, n, size, now, weather: weather(due.day) }
      const made = submissionOf(place, known, whenFree)
      const isMended = ({ mendedOn }: FailedOnce) => mendedOn !== undefined && mendedOn <= due.day
      const corrected = (before.get(due.site) ?? []).every(isMended)
      if (due.form === 'site-inspection-weekly') before.set(due.site, made.failed)
      return { ...made, corrected }
    })
    .filter(({ sent }) => sent <= now)
    .sort((a, b) => (a.sent < b.sent ? -1 : a.sent > b.sent ? 1 : 0))
  return withOneOfEach(sent, now)
}
