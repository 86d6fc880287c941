import { bind } from '../../../access/server/gate.ts'
import { row } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { isGood, shownLetters } from '../matrix/letters.ts'
import { mostCourses, readCompliance } from './compliance.contract.ts'
import { type CellCount, countStandings, judgeStandings } from './standing.store.ts'

const nameRow = row({ id: 'string', name: 'string' })

const sum = (counts: readonly CellCount[], isMeant: (count: CellCount) => boolean) =>
  counts.reduce((all, count) => (isMeant(count) ? all + count.people : all), 0)

export const complianceCalls = [
  bind(readCompliance, async ({ db, session }) => {
    // Of a scope below the company, the people in it are judged now.
    const counts = await (session.scope === 'company' ? countStandings(db) : judgeStandings(db))
    const numbersOf = (some: readonly CellCount[]) => ({
      asked: sum(some, () => true),
      good: sum(some, isGood),
    })
    const has = (letters: string) => sum(counts, ({ letter }) => letters.includes(letter))
    const lacking = [...Map.groupBy(counts, ({ course }) => course)]
      .map(([id, some]) => ({ id, ...numbersOf(some) }))
      .filter(({ asked, good }) => good < asked)
    const names = await db.many(
      nameRow,
      sql`
      select id, name from training where company_id = current_company()
        and id = any(${lacking.map(({ id }) => id)}::uuid[]) order by folded(name) collate counted, id`,
    )
    const courses = names
      .flatMap(({ id, name }) =>
        lacking.filter((each) => each.id === id).map((each) => ({ ...each, name })),
      )
      .sort((one, other) => other.asked - other.good - (one.asked - one.good))
      .slice(0, mostCourses)
    return {
      data: {
        ...numbersOf(counts),
        missing: has(shownLetters.missing),
        expired: has(shownLetters.expired),
        pending: has(shownLetters.pending),
        expiring: has(shownLetters.expiring),
        courses,
      },
    }
  }),
]
