// Who sees to what is wrong somewhere, unless somebody says: the person who is responsible for the place, or
// else supervises the project.
import { holds } from '../../../access/grants.ts'
import { grantsOfAccount } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

export type Where = { location: string | null; project: string | null }

/** The nearest place, from this one outward, for which somebody is responsible who still works here. */
const ofPlace = (db: Db, location: string) =>
  db.maybe(
    { id: 'string' },
    sql`
    with recursive up(parent, responsible, depth) as (
      select l.parent, l.responsible, 0 from locations l
        where l.company_id = current_company() and l.id = ${location}
      union all select l.parent, l.responsible, up.depth + 1 from locations l
        join up on l.company_id = current_company() and l.id = up.parent where up.depth < 20
    ) select a.id from up
    join account a on a.company_id = current_company() and a.id = up.responsible
      and a.deactivated_at is null and a.kind = 'staff'
    order by up.depth limit 1`,
  )

const ofProject = (db: Db, project: string) =>
  db.maybe(
    { id: 'string' },
    sql`
    select a.id from projects p
    join account a on a.company_id = p.company_id and a.id = p.supervisor
      and a.deactivated_at is null and a.kind = 'staff'
    where p.company_id = current_company() and p.id = ${project}`,
  )

export const notTheirs = 'This person cannot see confidential records.'

/** A person who may not read confidential answers does not become the owner of one. */
export const readsConfidential = async (db: Db, account: string): Promise<boolean> =>
  holds(await grantsOfAccount(db, account), 'confidential.view')

/** Of those, the ones who may. */
export async function readersAmong(db: Db, accounts: readonly string[]): Promise<Set<string>> {
  const readers = new Set<string>()
  for (const account of new Set(accounts))
    if (await readsConfidential(db, account)) readers.add(account)
  return readers
}

export async function responsibleFor(db: Db, { location, project }: Where): Promise<string | null> {
  const found =
    (location === null ? undefined : await ofPlace(db, location)) ??
    (project === null ? undefined : await ofProject(db, project))
  return found?.id ?? null
}
