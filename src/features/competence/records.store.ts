// The records that people have of courses, as the law's room asks for them.
import { row } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import type { PersonsRecord } from '../../regulation/index.ts'

/** Of the record `t` of the course `k`: its evidence is there, or somebody has verified it. What a contractor sent of its
 *  worker needs somebody who has. */
export const isProven = sql`(t.verified_how is not null or t.from_contractor is null and not ('verifier' = any(k.evidence))
  and (t.front is not null or not (k.evidence && array['certificate', 'card']))
  and (t.certificate_number is not null or not ('number' = any(k.evidence))))`

type StoredRecord = {
  person: string
  course: string
  completed_on: string
  expires_on: string | null
  proven: boolean
}

export const asRecord = ({
  person,
  course,
  completed_on,
  expires_on,
  proven,
}: StoredRecord): PersonsRecord => ({
  person,
  course,
  completedOn: completed_on,
  expiresOn: expires_on,
  verified: proven,
})

const packedRow = row({ course: 'string', proven: 'boolean', records: 'string' })

/** What these people have, packed: a text for each course, as a row for each of many thousand records takes three times
 *  as long to read. Who it is stands in it by their place among the people. */
export async function recordsOf(db: Db, people: readonly string[]): Promise<PersonsRecord[]> {
  const packed = await db.many(
    packedRow,
    sql`
    with who as materialized (
      select id, n from unnest(${[...people]}::uuid[]) with ordinality who(id, n))
    select t.course, ${isProven} as proven,
      string_agg(who.n || ' ' || t.completed_on || ' ' || coalesce(t.expires_on::text, ''), ',') as records
    from training_records t join training k on k.company_id = t.company_id and k.id = t.course
    join who on who.id = t.person
    where t.company_id = current_company() and t.archived_at is null and not t.revoked
    group by 1, 2`,
  )
  return packed.flatMap(({ course, proven, records }) =>
    records.split(',').map((record) => {
      const [n, completed_on = '', expires_on] = record.split(' ')
      const person = people[Number(n) - 1] ?? ''
      return asRecord({ person, course, completed_on, expires_on: expires_on || null, proven })
    }),
  )
}
