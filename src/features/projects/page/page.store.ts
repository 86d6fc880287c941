import { json, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { WorkplaceRef } from '../workplace.ts'
import type { neededNames, StillOpen } from './page.contract.ts'

const unresolved = sql`d.status in ('open', 'in_progress', 'done') and d.archived_at is null`

/** What a project lacks that it must have before it is active. */
export const missingOf = async (db: Db, project: string) =>
  (
    await db.maybe(
      { missing: json<(typeof neededNames)[number][]>() },
      sql`
      select to_jsonb(array_remove(array[
        case when supervisor is null then 'supervisor' end,
        case when emergency_plan is null then 'emergency_plan' end,
        case when hospital_name is null then 'hospital_name' end], null)) as missing
      from projects where company_id = current_company() and id = ${project}`,
    )
  )?.missing ?? []

const openRow = row({ deficiencies: 'number', unsigned: 'number', assets: 'number' })

export async function openAt(db: Db, { kind, id }: WorkplaceRef): Promise<StillOpen> {
  const found = await db.maybe(
    openRow,
    sql`
    select
      (select count(*) from deficiencies d where d.company_id = current_company()
        and ${kind === 'project' ? sql`d.project = ${id}` : sql`false`} and ${unresolved}) as deficiencies,
      (select count(*) from submissions t where t.company_id = current_company()
        and t.${sql.id(kind)} = ${id} and t.archived_at is null
        and t.stage in ('unsigned', 'partly_signed')) as unsigned,
      (select count(*) from workplace_assets r join company c on c.id = r.company_id
        where r.company_id = current_company() and r.subject_id = ${id}
          and (r.to_on is null or r.to_on > (now() at time zone c.timezone)::date)) as assets`,
  )
  return found ?? { deficiencies: 0, unsigned: 0, assets: 0 }
}

/** Of a project's open deficiencies. */
export const agesOf = (db: Db, project: string, today: string) =>
  db.maybe(
    { week: 'number', month: 'number', older: 'number', overdue: 'number' },
    sql`
    select count(*) filter (where age <= 7) as week,
      count(*) filter (where age between 8 and 30) as month,
      count(*) filter (where age > 30) as older, count(*) filter (where late) as overdue
    from (select ${today}::date - (d.created_at at time zone c.timezone)::date as age,
        d.due_on < ${today}::date as late
      from deficiencies d join company c on c.id = d.company_id
      where d.company_id = current_company() and d.project = ${project} and ${unresolved}) d`,
  )

const there = (id: string, today: string): Sql => sql`
  r.company_id = current_company() and r.subject_id = ${id} and r.from_on <= ${today}::date
  and (r.to_on is null or r.to_on >= ${today}::date)`

export const rosterToday = async (db: Db, id: string, today: string) => ({
  workers: await db.many(
    { id: 'string', name: 'string', role: 'string?' },
    sql`
    select r.person as id, person_name(r.person) as name, r.role from workplace_workers r
    where ${there(id, today)} order by folded(person_name(r.person)), r.person`,
  ),
  assets: await db.many(
    { id: 'string', name: 'string' },
    sql`
    select i.id, i.inventory_id || ' – ' || i.name as name
    from workplace_assets r join inventory i on i.company_id = r.company_id and i.id = r.asset
    where ${there(id, today)} order by folded(i.name), i.id`,
  ),
  contacts: await db.many(
    { id: 'string', name: 'string', detail: 'string?' },
    sql`
    select k.id, k.name, concat_ws(' · ', c.name, k.phone, k.email) as detail
    from workplace_contacts r
    join client_contacts k on k.company_id = r.company_id and k.id = r.contact
    join clients c on c.company_id = k.company_id and c.id = k.client
    where ${there(id, today)} order by folded(k.name), k.id`,
  ),
})

/** Those who are called wherever it is; what is only for one location stands in their list. */
export const emergencyContacts = (db: Db) =>
  db.many(
    { id: 'string', name: 'string', phone: 'string', hours: 'string?' },
    sql`
    select id, name, phone, hours from emergency_contacts
    where company_id = current_company() and archived_at is null and location is null
    order by position, id limit 20`,
  )

export const activate = (db: Db, project: string) =>
  db.run(sql`
    update projects set status = 'active'
    where company_id = current_company() and id = ${project}`)

export const complete = (db: Db, project: string, reason: string) =>
  db.run(sql`
    update projects set status = 'completed', completion_reason = nullif(${reason}, '')
    where company_id = current_company() and id = ${project}`)
