import { addDays } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { enterCompany } from '../../../kit/db/server/enter-company.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { isProven } from '../../competence/index.ts'
import type { CardFacts, CourseNow } from './passport.contract.ts'

/** So many days a card is believed by somebody who cannot ask: what is revoked meanwhile they do not learn. */
const cardDays = 90

/** Enough of a record's id to find it among those of a company, and little enough for a code. */
const recordEnd = sql`right(t.id::text, 8)`

/** What people hold today and is proven: of each course the record that holds the longest. */
const heldBy = (people: Sql): Sql => sql`
  select distinct on (t.person, t.course) t.person, t.course, k.name, t.expires_on as until,
    ${recordEnd} as record
  from training_records t
  join training k on k.company_id = t.company_id and k.id = t.course
  join person p on p.company_id = t.company_id and p.id = t.person and p.archived_at is null
  where t.company_id = current_company() and t.person in (${people}) and t.archived_at is null
    and not t.revoked and t.completed_on <= company_today()
    and coalesce(t.expires_on >= company_today(), true) and ${isProven}
  order by t.person, t.course, t.expires_on desc nulls first, t.id`

/** Nothing where the caller sees no such person. */
export async function cardOf(db: Db, id: string): Promise<Omit<CardFacts, 'key'> | undefined> {
  const person = await db.maybe(
    { name: 'string', company: 'string', company_id: 'string', issued_on: 'string' },
    sql`
    select p.name, c.name as company, c.id as company_id, company_today() as issued_on
    from person p join company c on c.id = p.company_id
    where p.company_id = current_company() and p.id = ${id} and p.archived_at is null`,
  )
  if (person === undefined) return undefined
  const held = await db.many(
    { name: 'string', until: 'string?', record: 'string' },
    sql`
    select name, until, record from (${heldBy(sql`select ${id}::uuid`)}) held
    order by folded(name), course`,
  )
  return {
    v: 2,
    ...person,
    ends_on: addDays(person.issued_on, cardDays),
    holds: held.map(({ name, until, record }) => [name, until, record]),
  }
}

/** How the courses of a card of this installation stand now; nothing where its company is no longer here. */
export async function cardNow(
  db: Db,
  { company_id, holds }: CardFacts,
): Promise<{ today: string; courses: CourseNow[] } | undefined> {
  const company = await db.maybe(
    { id: 'string' },
    sql`select id from company where id = ${company_id}`,
  )
  if (company === undefined) return undefined
  await enterCompany(db, company.id)
  return db.as('app', async () => {
    const day = await db.maybe({ today: 'string' }, sql`select company_today() as today`)
    const today = day?.today ?? ''
    const records = holds.map(([, , record]) => record)
    const named = await db.many(
      {
        ...{ record: 'string', name: 'string', expires_on: 'string?', revoked_on: 'string?' },
        ...{ held: 'boolean', until: 'string?' },
      },
      sql`
      with named as (
        select t.person, t.course, t.expires_on, t.revoked_on, ${recordEnd} as record
        from training_records t
        where t.company_id = current_company() and ${recordEnd} = any(${records}::text[]))
      select n.record, k.name, n.expires_on, n.revoked_on, h.person is not null as held, h.until
      from named n
      join training k on k.company_id = current_company() and k.id = n.course
      left join (${heldBy(sql`select person from named`)}) h
        on h.person = n.person and h.course = n.course
      order by n.record`,
    )
    const courses = holds.map(([name, until, record]): CourseNow => {
      const found = named.find((one) => one.record === record)
      if (found === undefined) return { state: 'withdrawn', name, until: null, revoked_on: null }
      const course = found.name
      if (found.held) {
        const isSame = found.until === until && course === name
        return {
          state: isSame ? 'holds' : 'changed',
          ...{ name: course, until: found.until, revoked_on: null },
        }
      }
      const { revoked_on, expires_on } = found
      const isOver = expires_on !== null && expires_on < today
      return {
        state: revoked_on !== null ? 'revoked' : isOver ? 'expired' : 'withdrawn',
        ...{ name: course, until: expires_on, revoked_on },
      }
    })
    return { today, courses }
  })
}
