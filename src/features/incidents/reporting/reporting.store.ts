import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

/** Open projects that the caller sees, their own first. */
export const projectsToReport = (db: Db, me: string | null) =>
  db.many(
    { id: 'string', name: 'string', own: 'boolean' },
    sql`
    select p.id, p.name, coalesce(${me}::uuid in (p.supervisor, p.manager, p.hs_lead), false)
      or exists (select from workplace_workers r where r.company_id = p.company_id and r.subject_id = p.id
        and r.person = ${me} and company_today() between r.from_on and coalesce(r.to_on, 'infinity')) as own
    from projects p
    where p.company_id = current_company() and p.archived_at is null and p.completed_at is null
    order by own desc, folded(p.name), p.id`,
  )

const mostOffered = 50

/** What somebody may mean who fills in a form about it. A phone keeps them: none that is restricted. */
export const incidentsToJoin = (db: Db) =>
  db.many(
    { id: 'string', number: 'string', title: 'string', on: 'string' },
    sql`
    select i.id, i.number, coalesce(i.title, i.number) as title, i.occurred_on as on from incidents i
    where i.company_id = current_company() and i.archived_at is null and not i.confidential
      and i.status not in ('closed', 'void')
    order by i.occurred_on desc, i.number desc limit ${mostOffered}`,
  )

/** Who sent the report of that id, if it is there. */
export const reporterOf = (db: Db, id: string) =>
  db.maybe(
    { reported_by: 'string?' },
    sql`select reported_by from incidents where company_id = current_company() and id = ${id}`,
  )
