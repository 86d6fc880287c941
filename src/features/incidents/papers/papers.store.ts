import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Cipher } from '../../../kit/encryption/server/cipher.ts'
import { Problem } from '../../../kit/problems.ts'
import { confidentialOf } from '../../people/index.ts'
import type { IncidentForPapers } from './agency-papers.ts'

/** What papers say of an incident, its people left out. */
export async function incidentForPapers(
  db: Db,
  id: string,
): Promise<Omit<IncidentForPapers, 'people'> & { project: string | null; entity: string | null }> {
  const row = await db.maybe(
    {
      number: 'string',
      day: 'string',
      time: 'string?',
      zone: 'string',
      where: 'string',
      place_address: json<unknown>(),
      what: 'string',
      at_once: 'string?',
      asset: 'string?',
      reported_at: 'string',
      reported_by: 'string?',
      company: 'string',
      legal_name: 'string?',
      address: json<unknown>(),
      wsib_account: 'string?',
      naics: 'string?',
      role_of_company: 'string?',
      constructor_name: 'string?',
      actions: json<string[]>(),
      project: 'string?',
      entity: 'string?',
    },
    sql`
    select i.number, i.occurred_on as day, to_char(i.occurred_time, 'HH24:MI') as time, c.timezone as zone,
      concat_ws(', ', i.place, nullif(l.name, p.name), p.name) as "where", p.address as place_address, i.description as what,
      i.immediate_action as at_once, a.name as asset, i.reported_at,
      nullif(concat_ws(' ', nullif(r.first_name, ''), nullif(r.last_name, '')), '') as reported_by,
      coalesce(e.display_name, e.name, c.name) as company, e.legal_name, e.address, e.wsib_account, e.naics,
      p.role_of_company, p.constructor_name, i.project, e.id as entity,
      (select coalesce(jsonb_agg(d.title order by d.number), '[]') from deficiencies d
        where d.company_id = i.company_id and d.incident = i.id and d.archived_at is null) as actions
    from incidents i
    join company c on c.id = i.company_id
    left join projects p on p.company_id = i.company_id and p.id = i.project
    left join locations l on l.company_id = i.company_id and l.id = i.location
    left join inventory a on a.company_id = i.company_id and a.id = i.asset
    left join account r on r.company_id = i.company_id and r.id = i.reported_by
    left join lateral (select e.* from entities e
      where e.company_id = i.company_id and e.archived_at is null
        and (e.id = coalesce(i.entity, p.entity) or coalesce(i.entity, p.entity) is null and e.is_default)
      limit 1) e on true
    where i.company_id = current_company() and i.id = ${id}`,
  )
  if (row === undefined) throw new Problem('row/missing')
  return row
}

/** What is known of somebody of the company, by the names that papers ask by. */
export async function knownOf(db: Db, cipher: Cipher, person: string) {
  const row = await db.maybe(
    {
      job_title: 'string?',
      telephone: 'string?',
      language: 'string?',
      hire_date: 'string?',
    },
    sql`
    select p.job_title, p.mobile as telephone, p.language,
      (select e.starts_on from employment_of(p.id) e) as hire_date
    from person p where p.company_id = current_company() and p.id = ${person}`,
  )
  if (row === undefined) return {}
  const { values } = await confidentialOf(db, cipher, person)
  const { birth_date, sex, home_address: address } = values
  const language = row.language === 'en' || row.language === 'fr' ? row.language : 'other'
  return { ...row, language, birth_date, sex, address }
}

/** That a paper of an agency was made of it. */
export const notePaper = (db: Db, incident: string, paper: string) =>
  db.run(sql`
    select log_event('export', 'incidents', ${incident}::uuid,
      ${JSON.stringify({ format: 'pdf', paper })}::jsonb)`)

/** More would be no paper that somebody reads. */
const mostRecords = 300

/** The incidents of a time in which somebody was hurt, as far as the caller sees them. */
export async function hurtBetween(
  db: Db,
  { from, to, project }: { from: string; to: string; project: string | null },
) {
  const rows = await db.many(
    { id: 'string' },
    sql`
    select i.id from incidents i
    where i.company_id = current_company() and i.occurred_on between ${from} and ${to} and i.archived_at is null
      and i.status <> 'void' and not exists (select from entities e where e.company_id = i.company_id
        and e.id = i.entity and e.country = 'US') and (${project}::uuid is null or i.project = ${project})
      and exists (select from incident_person p where p.company_id = i.company_id and p.incident = i.id
        and p.role = 'injured')
    order by i.occurred_on, i.occurred_time nulls first, i.number limit ${mostRecords}`,
  )
  const company = await db.maybe(
    { zone: 'string' },
    sql`select timezone as zone from company where id = current_company()`,
  )
  return { ids: rows.map(({ id }) => id), zone: company?.zone ?? 'UTC' }
}

/** A project that the caller sees. */
export const projectNamed = async (db: Db, project: string): Promise<string | undefined> =>
  (
    await db.maybe(
      { name: 'string' },
      sql`select name from projects where company_id = current_company() and id = ${project}`,
    )
  )?.name
