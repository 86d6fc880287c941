// What can be assigned, to whom and where.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'

export async function titleOf(db: Db, wanted: string): Promise<string> {
  const found = await db.maybe(
    { title: 'string' },
    sql`select title from document where company_id = current_company() and id = ${wanted}`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found.title
}

const packagesOf = (db: Db) =>
  db.many(
    { id: 'string', title: 'string', audience: 'number', group: 'boolean' },
    sql`
    select d.id, v.content ->> 'title' as title,
      (select count(*) from audience_member m
        where m.company_id = d.company_id and m.audience = d.id)::integer as audience,
      coalesce(v.content -> 'given_by' ?| array['instructor', 'group'], false) as "group"
    from document d
    join document_version v on v.company_id = d.company_id and v.document = d.id and v.state = 'published'
    where d.company_id = current_company() and d.register = 'orientation' and d.archived_at is null
    order by folded(v.content ->> 'title'), d.id`,
  )

const projectsOf = (db: Db) =>
  db.many(
    { id: 'string', name: 'string' },
    sql`
    select id, number || ' – ' || name as name from projects
    where company_id = current_company() and archived_at is null and completed_at is null
    order by folded(name), id`,
  )

const mostPeople = 3000

/** Everybody whom the company knows, those of the project first. */
const peopleOf = (db: Db, project: string | null) =>
  db.many(
    { id: 'string', name: 'string', detail: 'string?', there: 'boolean' },
    sql`
    select * from (
      select p.id, p.name,
        coalesce((select n.name from engagement e
          join trade_contractors n on n.company_id = e.company_id and n.id = e.trade_contractor
          where e.company_id = p.company_id and e.person = p.id order by e.starts_on desc nulls last limit 1),
          p.job_title) as detail,
        exists (select from workplace_workers r where r.company_id = p.company_id and r.person = p.id
          and r.project = ${project}::uuid
          and company_today() between r.from_on and coalesce(r.to_on, 'infinity')) as there
      from person p where p.company_id = current_company() and p.archived_at is null) people
    order by there desc, folded(name), id limit ${mostPeople}`,
  )

export const offerOf = async (db: Db, project: string | null) => ({
  packages: await packagesOf(db),
  projects: await projectsOf(db),
  people: await peopleOf(db, project),
})
