import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

type Record = { id: string; person: string; course: string; completed_on: string }

/** The same person, course and day. */
export const recordAlike = (db: Db, { id, person, course, completed_on }: Record) =>
  db.maybe(
    { id: 'string' },
    sql`
    select id from training_records where company_id = current_company() and archived_at is null
      and person = ${person} and course = ${course} and completed_on = ${completed_on} and id <> ${id}
    limit 1`,
  )

/** Whether they give first aid by their training records. */
export const aidsFirst = async (db: Db, person: string): Promise<boolean> =>
  (await db.maybe(
    { id: 'string' },
    sql`
    select id from first_aiders where company_id = current_company() and person = ${person}
      and archived_at is null and certificate_expires_on is null limit 1`,
  )) !== undefined

/** Until when the person had the course before. */
export const lastExpiryBefore = async (db: Db, { id, person, course, completed_on }: Record) =>
  (
    await db.maybe(
      { day: 'string?' },
      sql`
      select max(expires_on) as day from training_records where company_id = current_company()
        and archived_at is null and not revoked and person = ${person} and course = ${course}
        and completed_on < ${completed_on} and id <> ${id}`,
    )
  )?.day ?? null

/** Which of them have the course on that day. */
export const peopleAlike = (
  db: Db,
  people: readonly string[],
  { course, completed_on }: Pick<Record, 'course' | 'completed_on'>,
) =>
  db.many(
    { id: 'string', name: 'string' },
    sql`
    select p.id, p.name from person p where p.company_id = current_company()
      and p.id = any(${[...people]}::uuid[]) and exists (select from training_records r
        where r.company_id = p.company_id and r.person = p.id and r.course = ${course}
          and r.completed_on = ${completed_on} and r.archived_at is null)
    order by folded(p.name), p.id`,
  )
