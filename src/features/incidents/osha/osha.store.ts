import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Establishment } from './log.ts'
import type { fileKinds } from './osha.contract.ts'
import { yearFields } from './year-fields.ts'

type Kind = (typeof fileKinds)[number]
type Values = Readonly<Record<string, unknown>>

export const establishments = (db: Db) =>
  db.many(
    { id: 'string', name: 'string' },
    sql`
    select id, name from entities
    where company_id = current_company() and country = 'US' and establishment and archived_at is null
    order by folded(name), id`,
  )

export const yearsOf = async (db: Db): Promise<number[]> =>
  (
    await db.many(
      { year: 'number' },
      sql`
      select distinct extract(year from occurred_on)::integer as year from incidents
      where company_id = current_company() order by year desc`,
    )
  ).map(({ year }) => year)

export async function establishmentIn(
  db: Db,
  entity: string,
  year: number,
): Promise<Establishment> {
  const row = await db.maybe(
    {
      name: 'string',
      company: 'string',
      ein: 'string?',
      naics: 'string?',
      address: json<Establishment['address']>(),
      months: json<{ month?: string; headcount?: number | null; hours?: number | null }[]>(),
    },
    sql`
    select name, legal_name as company, ein, naics, address, months from entities
    where company_id = current_company() and id = ${entity} and country = 'US' and establishment`,
  )
  if (row === undefined) throw new Problem('row/missing')
  const months = row.months.filter(({ month }) => month?.startsWith(`${year}-`))
  return {
    ...row,
    headcounts: months.flatMap(({ headcount }) => headcount ?? []),
    hours: months.reduce((sum, { hours }) => sum + (hours ?? 0), 0),
  }
}

/** What was last found recordable of a year, each with the classification that found it. */
export const recordableIn = (db: Db, entity: string, year: number) =>
  db.many(
    {
      id: 'string',
      number: 'string',
      day: 'string',
      time: 'string?',
      where: 'string',
      what: 'string',
    },
    sql`
    select i.id, i.number, i.occurred_on as day, to_char(i.occurred_time, 'HH24:MI') as time, i.description as what,
      coalesce(i.place, l.name, p.name, '') as "where"
    from incidents i
    left join locations l on l.company_id = i.company_id and l.id = i.location
    left join projects p on p.company_id = i.company_id and p.id = i.project
    where i.company_id = current_company() and i.entity = ${entity} and i.archived_at is null and i.status <> 'void'
      and i.occurred_on >= make_date(${year}::integer, 1, 1) and i.occurred_on < make_date(${year}::integer + 1, 1, 1)
      and (select 'recordable' = any(k.found) from incident_classification k
        where k.company_id = i.company_id and k.incident = i.id order by k.at desc, k.id desc limit 1)
    order by i.occurred_on, i.number`,
  )

export async function certificateOf(db: Db, entity: string, year: number) {
  const row = await db.maybe(
    { version: 'number', facts: json<Values>() },
    sql`
    select version, facts from osha_year
    where company_id = current_company() and entity = ${entity} and year = ${year}`,
  )
  const blank = Object.fromEntries(Object.keys(yearFields).map((name) => [name, null]))
  return { version: row?.version ?? 0, values: { ...blank, ...row?.facts } }
}

/** On the version that was read; answers whether it was still that one. */
export async function putCertificate(
  db: Db,
  { entity, year }: { entity: string; year: number },
  { version, values }: { version: number; values: Values },
): Promise<boolean> {
  const facts = JSON.stringify(values)
  const written = await db.run(
    version === 0
      ? sql`
        insert into osha_year (company_id, entity, year, facts)
        values (current_company(), ${entity}, ${year}, ${facts}::jsonb) on conflict (company_id, entity, year) do nothing`
      : sql`
        update osha_year set facts = ${facts}::jsonb
        where company_id = current_company() and entity = ${entity} and year = ${year} and version = ${version}`,
  )
  return written === 1
}

export const exportsOf = (db: Db, entity: string, year: number) =>
  db.many(
    {
      id: 'string',
      kind: one<Kind>(),
      errors: 'number',
      reason: 'string?',
      by: 'string?',
      at: 'string',
    },
    sql`
    select x.id, x.kind, x.errors, x.reason, x.at,
      nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), '') as by
    from osha_export x left join account a on a.company_id = x.company_id and a.id = x.by
    where x.company_id = current_company() and x.entity = ${entity} and x.year = ${year}
    order by x.at desc, x.id desc`,
  )

export const noteExport = (
  db: Db,
  { entity, year }: { entity: string; year: number },
  { kind, errors, reason }: { kind: Kind; errors: number; reason: string },
) =>
  db.run(sql`
    insert into osha_export (company_id, entity, year, kind, errors, reason, by)
    values (current_company(), ${entity}, ${year}, ${kind}, ${errors}, nullif(${reason}, ''),
      (select a.id from account a where a.company_id = current_company() and a.id = asking()))`)

export const zoneOf = async (db: Db): Promise<string> =>
  (
    await db.maybe(
      { zone: 'string' },
      sql`select timezone as zone from company where id = current_company()`,
    )
  )?.zone ?? 'UTC'

/** That a paper of a year was made. */
export const notePrinted = (db: Db, entity: string, paper: string) =>
  db.run(sql`
    select log_event('export', 'entities', ${entity}::uuid,
      ${JSON.stringify({ format: 'pdf', paper: paper === 'log' ? 'OSHA-300' : 'OSHA-300A' })}::jsonb)`)
