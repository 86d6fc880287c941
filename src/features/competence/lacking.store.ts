// Which of the courses that a piece of work asks for somebody does not hold today.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { training as law } from '../../regulation/index.ts'
import { lawCourses, storedCourses } from './courses.store.ts'
import type { LackingTraining } from './definition.contract.ts'
import { recordsOf } from './records.store.ts'

const states = {
  expired: 'expired',
  pending_verification: 'unproven',
  missing: 'missing',
  grace: 'missing',
} as const

/** By name. A course that is archived is asked for no longer. */
export async function lackingOf(
  db: Db,
  person: string,
  courses: readonly string[],
): Promise<LackingTraining[]> {
  if (courses.length === 0) return []
  const asked = await db.many(
    { id: 'string', name: 'string', today: 'string' },
    sql`
    select id, name, company_today() as today from training
    where company_id = current_company() and archived_at is null
      and id = any(${[...courses]}::uuid[])
    order by folded(name) collate counted, id`,
  )
  if (asked.length === 0) return []
  const known = lawCourses(await storedCourses(db))
  const records = await recordsOf(db, [person])
  return asked.flatMap(({ id, name, today }) => {
    const { status, expiresOn } = law.status({
      ...{ courses: known, records, today },
      requirement: { course: id },
    })
    if (status === 'valid' || status === 'expiring' || status === 'not_required') return []
    return [{ course: id, name, state: states[status], until: expiresOn }]
  })
}
