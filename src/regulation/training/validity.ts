// Until when training holds, and which courses satisfy which.
import { addMonths, dayInYear, numberOfDay, plusDays, readDay, yearOf } from '../calendar/days.ts'
import { type Day, RegulationError, type ResultStep, step } from '../contract.ts'
import { ruleOf } from '../rules.ts'

export type Validity =
  | { kind: 'none' }
  | {
      kind: 'months'
      months: number
      /** A renewal before the end counts on from the end, not from its own day. */
      anchor?: 'completion' | 'previous_expiry'
      /** Only a renewal so many days before the end, or fewer. */
      earlyDays?: number
    }
  | { kind: 'fixed_day'; day: Day }
  | { kind: 'annual_window'; opens: string; closes: string }
export type Course = { code: string; validity: Validity; covers?: readonly string[] }
export type Expiry = {
  /** The last day on which it holds; null where it never ends. */
  day: Day | null
  path: ResultStep[]
}
export type Completion = { completedOn: Day; previousExpiry?: Day | null }

const custom = () => ruleOf('TRAINING-EXPIRING').citation

/** The day that a renewal before the end counts on from. */
function anniversary(
  { anchor, earlyDays }: { anchor?: string; earlyDays?: number },
  { completedOn, previousExpiry }: Completion,
): Day | undefined {
  if (anchor !== 'previous_expiry' || previousExpiry == null) return undefined
  const early = numberOfDay(previousExpiry) - numberOfDay(completedOn)
  return early >= 0 && (earlyDays === undefined || early <= earlyDays) ? previousExpiry : undefined
}

/** The end of the window after the one in, or since, which it was completed. */
function endOfNextWindow(completedOn: Day, opens: string, closes: string): Day {
  const year = yearOf(completedOn)
  const opened = dayInYear(opens, year) <= completedOn ? year : year - 1
  const next = opened + 1
  return dayInYear(closes, closes < opens ? next + 1 : next)
}

export function expiresOn({ validity }: Pick<Course, 'validity'>, completion: Completion): Expiry {
  const { completedOn } = completion
  readDay(completedOn)
  switch (validity.kind) {
    case 'none':
      return { day: null, path: [step('never_expires', custom())] }
    case 'fixed_day':
      return {
        day: plusDays(validity.day, 0),
        path: [step('fixed_day', custom(), { day: validity.day })],
      }
    case 'annual_window': {
      const { opens, closes } = validity
      const day = endOfNextWindow(completedOn, opens, closes)
      return { day, path: [step('annual_window', custom(), { opens, closes, day })] }
    }
    case 'months': {
      const { months } = validity
      if (!(months > 0)) throw new RegulationError('no_number', `${months} months are no validity`)
      const kept = anniversary(validity, completion)
      const from = kept ?? completedOn
      const day = addMonths(from, months)
      const key = kept === undefined ? 'months_from_completion' : 'months_from_expiry'
      return { day, path: [step(key, custom(), { from, months, day })] }
    }
    default:
      throw new RegulationError(
        'unknown_code',
        `“${JSON.stringify(validity)}” is no kind of validity`,
      )
  }
}

/** The courses whose record satisfies each course: itself, and those that cover it, however indirectly. */
export function satisfies(courses: readonly Course[]): Map<string, ReadonlySet<string>> {
  const covered = new Map(courses.map(({ code, covers = [] }) => [code, covers]))
  const reached = new Map<string, ReadonlySet<string>>()
  const reach = (code: string, way: readonly string[]): ReadonlySet<string> => {
    if (way.includes(code))
      throw new RegulationError(
        'circle',
        `Courses cover each other in a circle: ${[...way, code].join(' → ')}`,
      )
    const found = reached.get(code)
    if (found !== undefined) return found
    const all = new Set([code])
    for (const next of covered.get(code) ?? [])
      for (const one of reach(next, [...way, code])) all.add(one)
    reached.set(code, all)
    return all
  }
  const by = new Map<string, Set<string>>()
  for (const { code } of courses)
    for (const one of reach(code, [])) by.set(one, (by.get(one) ?? new Set()).add(code))
  return by
}
