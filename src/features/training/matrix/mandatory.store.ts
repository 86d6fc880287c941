// The courses that somebody must have, and how they stand with each: for what lets people in.
import { addDays } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { training as law } from '../../../regulation/index.ts'
import { lawCourses, recordsOf, storedCourses } from '../../competence/index.ts'
import { askedOf, asRequirement } from './matrix.store.ts'

export type MandatoryTraining = {
  person: string
  course: string
  name: string
  state: 'held' | 'waiting' | 'missing'
  until: string | null
  /** Up to this day it need not be there. */
  grace_until: string | null
}

const states = {
  valid: 'held',
  expiring: 'held',
  expired: 'held',
  pending_verification: 'waiting',
  missing: 'missing',
  grace: 'missing',
} as const

/** The day on which a requirement begins to bind: the later of its own and the person’s, and the days of grace. */
const graceOf = ({ from, since, graceDays }: ReturnType<typeof asRequirement>): string | null => {
  const begins = [from, since].filter((day) => day !== undefined).sort()
  const last = begins.at(-1)
  return last === undefined || graceDays === undefined ? null : addDays(last, graceDays)
}

/** Asked for more than once, the stricter of the two counts. */
const isStricter = (one: MandatoryTraining, other: MandatoryTraining): boolean =>
  (one.grace_until ?? '') < (other.grace_until ?? '')

export async function mandatoryTrainings(
  db: Db,
  people: readonly string[],
  today: string,
): Promise<MandatoryTraining[]> {
  // Asked together, they travel together.
  const [asked, courses, records] = await Promise.all([
    askedOf(db, people),
    storedCourses(db),
    recordsOf(db, people),
  ])
  const requirements = asked.filter(({ level }) => level === 'mandatory').map(asRequirement)
  const names = new Map(courses.map(({ id, name }) => [id, name]))
  const judged = law.matrix({ courses: lawCourses(courses), records, requirements, today })
  const found = new Map<string, MandatoryTraining>()
  for (const [n, requirement] of requirements.entries())
    for (const [at, person] of requirement.people.entries()) {
      const validity = judged[n]?.[at]
      if (validity === undefined || validity.status === 'not_required') continue
      const { course } = requirement
      const one: MandatoryTraining = {
        person,
        course,
        name: names.get(course) ?? '',
        state: states[validity.status],
        until: validity.expiresOn,
        grace_until: graceOf(requirement),
      }
      const key = `${person} ${course}`
      const other = found.get(key)
      if (other === undefined || isStricter(one, other)) found.set(key, one)
    }
  return [...found.values()]
}
