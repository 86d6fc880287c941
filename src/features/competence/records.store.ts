// The records that people have of courses, as the law's room asks for them.
import { row } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import type { PersonsRecord } from '../../regulation/index.ts'

/** Of the record `t` of the course `k`: its evidence is there, or somebody has verified it. */
export const isProven = sql`(t.verified_how is not null or not ('verifier' = any(k.evidence))
  and (t.front is not null or not (k.evidence && array['certificate', 'card']))
  and (t.certificate_number is not null or not ('number' = any(k.evidence))))`

const recordRow = row({
  id: 'string',
  person: 'string',
  course: 'string',
  completed_on: 'string',
  expires_on: 'string?',
  proven: 'boolean',
})

export const recordsOf = (db: Db, people: Sql) =>
  db.many(
    recordRow,
    sql`
    select t.id, t.person, t.course, t.completed_on, t.expires_on, ${isProven} as proven
    from training_records t join training k on k.company_id = t.company_id and k.id = t.course
    where t.company_id = current_company() and t.archived_at is null and not t.revoked
      and t.person in (${people})`,
  )

export const asRecord = ({
  person,
  course,
  completed_on,
  expires_on,
  proven,
}: Awaited<ReturnType<typeof recordsOf>>[number]): PersonsRecord => ({
  person,
  course,
  completedOn: completed_on,
  expiresOn: expires_on,
  verified: proven,
})
