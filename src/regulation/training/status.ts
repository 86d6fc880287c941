// Whether somebody has the training that is asked of them, on a day.
import { numberOfDay, readDay } from '../calendar/days.ts'
import { type Day, type ResultStep, step } from '../contract.ts'
import { ruleOf } from '../rules.ts'
import { type Course, satisfies } from './validity.ts'

export type TrainingRecord = {
  course: string
  completedOn: Day
  /** The last day on which it holds; null where it never ends. */
  expiresOn: Day | null
  verified: boolean
  revoked?: boolean
}
export type Requirement = {
  course: string
  level?: 'mandatory' | 'recommended'
  /** Nothing is asked before. */
  from?: Day
  /** Days of grace, from the later of `from` and `since`. */
  graceDays?: number
  /** Since when it is asked of this person: hired, come to the project. */
  since?: Day
}
export type TrainingStatus =
  | 'valid'
  | 'expiring'
  | 'expired'
  | 'missing'
  | 'grace'
  | 'pending_verification'
  | 'not_required'
export type TrainingValidity<R extends TrainingRecord = TrainingRecord> = {
  status: TrainingStatus
  /** 30, 60 or 90 where it expires within so many days. */
  within: number | null
  expiresOn: Day | null
  /** The record that decided. */
  record: R | null
}
export type TrainingFacts<R extends TrainingRecord = TrainingRecord> = {
  courses: readonly Course[]
  /** Of one person. */
  records: readonly R[]
  requirement: Requirement | null
  /** The day in the company's zone. */
  today: Day
}

const lasts = ({ expiresOn }: TrainingRecord) => expiresOn ?? '9999-12-31'

/** The one that holds the longest, of two the newer. */
export function better<R extends TrainingRecord>(one: R | null, other: R): R {
  if (one === null) return other
  const [a, b] = [lasts(one), lasts(other)]
  return a > b || (a === b && one.completedOn >= other.completedOn) ? one : other
}

/** The least horizon that a number of days lies within. */
const horizons = ruleOf('TRAINING-EXPIRING').params.within_days.toSorted((a, b) => a - b)

/** So many days before its end, a training is expiring. */
export const expiringWithin = horizons.at(-1) ?? 0

function inGrace({ from, since, graceDays }: Requirement, today: number): boolean {
  if (graceDays === undefined) return false
  // For each of many thousand cells: nothing is made on the way.
  const start = from === undefined || (since !== undefined && since > from) ? since : from
  return start !== undefined && today <= numberOfDay(start) + graceDays
}

/** From the best record that somebody verified, and the best of those that wait for it. */
export function judge<R extends TrainingRecord>(
  requirement: Requirement | null,
  best: R | null,
  waiting: R | null,
  today: Day,
  number: number,
): TrainingValidity<R> {
  const standing = (status: TrainingStatus, record: R | null, within: number | null = null) => ({
    status,
    within,
    expiresOn: record?.expiresOn ?? null,
    record,
  })
  if (requirement === null || (requirement.from !== undefined && today < requirement.from))
    return standing('not_required', best)
  if (best !== null && today <= lasts(best)) {
    const left =
      best.expiresOn === null ? Number.POSITIVE_INFINITY : numberOfDay(best.expiresOn) - number
    const within = horizons.find((days) => left <= days)
    return within === undefined ? standing('valid', best) : standing('expiring', best, within)
  }
  if (waiting !== null && today <= lasts(waiting)) return standing('pending_verification', waiting)
  if (requirement.level === 'recommended' && best === null) return standing('not_required', null)
  if (inGrace(requirement, number)) return standing('grace', best)
  return best === null ? standing('missing', null) : standing('expired', best)
}

export function status<R extends TrainingRecord>(
  facts: TrainingFacts<R>,
): TrainingValidity<R> & { path: ResultStep[] } {
  const { courses, records, requirement, today } = facts
  readDay(today)
  const does = requirement === null ? undefined : satisfies(courses).get(requirement.course)
  const code = requirement?.course ?? ''
  let best: R | null = null
  let waiting: R | null = null
  for (const record of records) {
    const counts = record.course === code || does?.has(record.course) === true
    if (!counts || record.revoked === true || record.completedOn > today) continue
    if (record.verified) best = better(best, record)
    else waiting = better(waiting, record)
  }
  const found = judge(requirement, best, waiting, today, numberOfDay(today))
  const { citation } = ruleOf('TRAINING-EXPIRING')
  const values = { course: code, day: found.expiresOn ?? '', within: found.within ?? 0 }
  const covering = found.record !== null && found.record.course !== code
  return {
    ...found,
    path: [
      step(`training_${found.status}`, citation, values),
      ...(covering ? [step('covered_by', citation, { course: found.record?.course ?? '' })] : []),
    ],
  }
}
