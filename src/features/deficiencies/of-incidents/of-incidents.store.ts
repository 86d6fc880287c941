// What an incident gives the deficiencies that it leads to, and when one of them keeps it open.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { companyToday } from '../../../register/server/today.ts'
import { readersAmong } from '../steps/owner.store.ts'
import { openStatuses } from '../steps/steps.ts'

/** Where it happened, and whether only few may read of it. */
export const incidentNamed = (db: Db, id: string) =>
  db.maybe(
    { project: 'string?', location: 'string?', confidential: 'boolean' },
    sql`
    select project, location, confidential from incidents
    where company_id = current_company() and id = ${id}`,
  )

/** They become confidential; an owner who may not read them loses them. */
export async function hideDeficiencies(db: Db, ids: readonly string[]): Promise<void> {
  const hidden = await db.many(
    { id: 'string', owner: 'string?' },
    sql`
    update deficiencies set confidential = true
    where company_id = current_company() and id = any(${[...ids]}::uuid[]) returning id, owner`,
  )
  const readers = await readersAmong(
    db,
    hidden.flatMap(({ owner }) => owner ?? []),
  )
  const lost = hidden.filter(({ owner }) => owner !== null && !readers.has(owner))
  await db.run(sql`
    update deficiencies set owner = null
    where company_id = current_company() and id = any(${lost.map(({ id }) => id)}::uuid[])`)
}

/** What an incident that is restricted led to is as confidential as it is. */
export async function hideActions(db: Db, incident: string): Promise<void> {
  const open = await db.many(
    { id: 'string' },
    sql`
    select d.id from deficiencies d join incidents i on i.company_id = d.company_id and i.id = d.incident
    where d.company_id = current_company() and d.incident = ${incident} and i.confidential and not d.confidential`,
  )
  await hideDeficiencies(
    db,
    open.map(({ id }) => id),
  )
}

/** How many actions keep an incident open: grave ones that are not closed, and have no owner
 *  or no day that is still to come. */
export async function actionsInTheWay(db: Db, incident: string): Promise<number> {
  const today = await companyToday(db)
  const found = await db.maybe(
    { n: 'number' },
    sql`
    select count(*)::integer as n from deficiencies
    where company_id = current_company() and incident = ${incident} and archived_at is null
      and status = any(${[...openStatuses]}::text[]) and severity in ('high', 'critical')
      and (num_nonnulls(owner, owner_name) = 0 or due_on is null or due_on < ${today})`,
  )
  return found?.n ?? 0
}
