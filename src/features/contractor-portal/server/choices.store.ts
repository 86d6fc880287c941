// What questions of a contractor's form choose from: what is on the projects where it works, by name alone.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { DutyLine } from '../../contractors/definition/index.ts'

type Where = Pick<DutyLine, 'contractor' | 'project'>

/** The project of the form; of a form for the whole contractor, those for which it is approved today. */
const projectsOf = ({ contractor, project }: Where) => sql`
  select coalesce(${project}::uuid, r.project) as id from (select) one
  left join tc_projects r on ${project}::uuid is null and r.company_id = current_company()
    and r.trade_contractor = ${contractor} and r.archived_at is null
    and (select company_today()) between r.starts_on and coalesce(r.ends_on, 'infinity')`

/** The assets that are assigned to these projects today and can be used. */
export const assetsFor = (db: Db, where: Where) =>
  db.many(
    { id: 'string', name: 'string', of: 'string', type: 'string' },
    sql`
    select distinct on (folded(i.name), i.id) i.id, i.inventory_id || ' – ' || i.name as name,
      i.asset_type as of, y.name as type
    from workplace_assets w
    join inventory i on i.company_id = w.company_id and i.id = w.asset and i.archived_at is null
      and i.status not in ('lost', 'retired')
    join asset_types y on y.company_id = i.company_id and y.id = i.asset_type and y.archived_at is null
    where w.company_id = current_company() and w.project in (${projectsOf(where)})
      and (select company_today()) between w.from_on and coalesce(w.to_on, 'infinity')
    order by folded(i.name), i.id`,
  )

/** Who leads these projects, by their roles, and the contractor's own contacts who sign in. */
export const accountsFor = (db: Db, where: Where) =>
  db.many(
    { id: 'string', name: 'string', of: 'string' },
    sql`
    select a.id, concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as name,
      case when a.kind = 'contractor' then 'trade_contractor' else a.role_id::text end as of
    from account a
    where a.company_id = current_company() and a.deactivated_at is null and (
      a.kind = 'staff' and exists (select from projects p where p.company_id = a.company_id
        and p.id in (${projectsOf(where)}) and a.id in (p.manager, p.supervisor, p.hs_lead))
      or a.kind = 'contractor' and exists (select from tc_contacts k where k.company_id = a.company_id
        and k.account = a.id and k.trade_contractor = ${where.contractor} and k.archived_at is null))
    order by folded(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, ''))), a.id`,
  )

/** The place of the project and those in it, by id; nothing where nobody said which it is. */
export const placesAt = async (db: Db, project: string): Promise<Set<string> | undefined> => {
  const found = await db.many(
    { id: 'string' },
    sql`
    with recursive inside as (
      select l.company_id, l.id from projects p
      join locations l on l.company_id = p.company_id and l.id = p.location
      where p.company_id = current_company() and p.id = ${project}
      union
      select l.company_id, l.id from inside i
      join locations l on l.company_id = i.company_id and l.parent = i.id)
    select id from inside`,
  )
  return found.length === 0 ? undefined : new Set(found.map(({ id }) => id))
}
