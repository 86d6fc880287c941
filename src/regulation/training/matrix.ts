// The same for many people and requirements at once: each record is looked at once.
import { numberOfDay, readDay } from '../calendar/days.ts'
import type { Day } from '../contract.ts'
import {
  better,
  judge,
  type Requirement,
  type TrainingRecord,
  type TrainingValidity,
} from './status.ts'
import { type Course, satisfies } from './validity.ts'

export type PersonsRecord = TrainingRecord & { person: string }
export type AskedOfPeople = Requirement & { people: readonly string[] }
export type MatrixFacts<R extends PersonsRecord> = {
  courses: readonly Course[]
  records: readonly R[]
  requirements: readonly AskedOfPeople[]
  today: Day
}
type Best<R> = { best: R | null; waiting: R | null }

const nothing = { best: null, waiting: null }

/** For each course that is asked for: the best records of each person. */
function bestRecords<R extends PersonsRecord>(
  facts: MatrixFacts<R>,
): Map<string, Map<string, Best<R>>> {
  const courses = new Map(
    facts.requirements.map(({ course }) => [course, new Map<string, Best<R>>()]),
  )
  const does = satisfies(facts.courses)
  const asks = new Map<string, Map<string, Best<R>>[]>()
  for (const [course, people] of courses)
    for (const one of does.get(course) ?? [course])
      asks.set(one, [...(asks.get(one) ?? []), people])
  for (const record of facts.records) {
    if (record.revoked === true || record.completedOn > facts.today) continue
    for (const people of asks.get(record.course) ?? []) {
      const held = people.get(record.person)
      const side = record.verified ? 'best' : 'waiting'
      if (held === undefined) people.set(record.person, { ...nothing, [side]: record })
      else held[side] = better(held[side], record)
    }
  }
  return courses
}

/** For each requirement, in their order, what each of its people comes to, in theirs. */
export function matrix<R extends PersonsRecord>(facts: MatrixFacts<R>): TrainingValidity<R>[][] {
  readDay(facts.today)
  const number = numberOfDay(facts.today)
  const courses = bestRecords(facts)
  return facts.requirements.map((requirement) => {
    const people = courses.get(requirement.course)
    // Most have no record of it: what they come to is the same for all of them.
    const without = judge<R>(requirement, null, null, facts.today, number)
    return requirement.people.map((person) => {
      const held = people?.get(person)
      return held === undefined
        ? without
        : judge(requirement, held.best, held.waiting, facts.today, number)
    })
  })
}
