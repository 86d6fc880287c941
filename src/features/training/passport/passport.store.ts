import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { isProven } from '../../competence/index.ts'
import type { CardFacts } from './passport.contract.ts'

/** Nothing where the caller sees no such person. */
export async function cardOf(db: Db, id: string): Promise<Omit<CardFacts, 'key'> | undefined> {
  const person = await db.maybe(
    { name: 'string', company: 'string', issued_on: 'string' },
    sql`
    select p.name, c.name as company, company_today() as issued_on
    from person p join company c on c.id = p.company_id
    where p.company_id = current_company() and p.id = ${id} and p.archived_at is null`,
  )
  if (person === undefined) return undefined
  const held = await db.many(
    { name: 'string', valid_to: 'string?' },
    sql`
    select k.name, case when bool_or(t.expires_on is null) then null else max(t.expires_on) end as valid_to
    from training_records t join training k on k.company_id = t.company_id and k.id = t.course
    where t.company_id = current_company() and t.person = ${id} and t.archived_at is null
      and not t.revoked and t.completed_on <= company_today()
      and coalesce(t.expires_on >= company_today(), true) and ${isProven}
    group by k.id, k.name order by folded(k.name), k.id`,
  )
  return { v: 1, ...person, holds: held.map(({ name, valid_to }) => [name, valid_to]) }
}
