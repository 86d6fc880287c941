// The courses of the company, as the law's room asks for them.
import { one, row } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { Course, Validity } from '../../regulation/index.ts'

const courseRow = row({
  id: 'string',
  name: 'string',
  validity: one<Validity['kind']>(),
  months: 'number?',
  anchor: one<'completion' | 'previous_expiry' | null>(),
  fixed_day: 'string?',
  opens: 'string?',
  closes: 'string?',
  covers: 'strings',
  refresher: 'string?',
})

const courseColumns = sql`id, name, validity, months, anchor, fixed_day, opens, closes, covers::text[], refresher`

type StoredValidity = {
  validity: Validity['kind']
  months: number | null
  anchor: 'completion' | 'previous_expiry' | null
  fixed_day: string | null
  opens: string | null
  closes: string | null
}

function validityOf(course: StoredValidity): Validity {
  const { validity, months, anchor, fixed_day, opens, closes } = course
  if (validity === 'months' && months !== null)
    return { kind: 'months', months, anchor: anchor ?? 'completion' }
  if (validity === 'fixed_day' && fixed_day !== null) return { kind: 'fixed_day', day: fixed_day }
  if (validity === 'annual_window' && opens !== null && closes !== null)
    return { kind: 'annual_window', opens, closes }
  return { kind: 'none' }
}

type StoredCourse = StoredValidity & {
  id: string
  covers: readonly string[]
  refresher: string | null
}

/** A refresher renews its course, so it counts as that. */
export function lawCourses(courses: readonly StoredCourse[]): Course[] {
  const renewing = Map.groupBy(courses, ({ refresher }) => refresher)
  return courses.map((course) => ({
    code: course.id,
    validity: validityOf(course),
    covers: [...course.covers, ...(renewing.get(course.id) ?? []).map(({ id }) => id)],
  }))
}

/** What a record of the course is judged by. */
export async function storedCourse(db: Db, id: string) {
  const found = await db.maybe(
    { ...courseRow, minimum_score: 'number?' },
    sql`
    select ${courseColumns}, minimum_score from training
    where company_id = current_company() and id = ${id}`,
  )
  return found && { ...found, validity: validityOf(found) }
}

/** All of them, also those that are archived: a record of one may count as another. */
export const storedCourses = (db: Db) =>
  db.many(
    courseRow,
    sql`
    select ${courseColumns}
    from training where company_id = current_company() order by id`,
  )
