import { json, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { type ClosedReason, withWhy } from '../../../register/fields/closed.ts'
import type { WorkplaceRef } from '../workplace.ts'
import type { RosterEntry, RosterPart } from './roster.contract.ts'

const personName = sql`concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, ''))`

/** Of each part: its table `r`, the rows `p` that it points at, and what is said of them. */
type Part = {
  table: string
  column: string
  from: Sql
  name: Sql
  detail: Sql
  search: Sql
  /** Who can be added. */
  present: Sql
  /** Who could be, were it not for this. */
  closed: { rows: Sql; why: ClosedReason }
  role: Sql
  forms: Sql
  unreachable: Sql
}
const none = { role: sql`null::text`, forms: sql`'{}'::uuid[]`, unreachable: sql`null::text` }

const parts: Readonly<Record<RosterPart, Part>> = {
  workers: {
    ...none,
    table: 'workplace_workers',
    column: 'account',
    from: sql`account p`,
    name: personName,
    detail: sql`null::text`,
    search: sql`folded(${personName})`,
    present: sql`p.deactivated_at is null and p.kind = 'staff'`,
    closed: {
      rows: sql`p.deactivated_at is not null and p.kind = 'staff'`,
      why: 'deactivated',
    },
    role: sql`r.role`,
  },
  assets: {
    ...none,
    table: 'workplace_assets',
    column: 'asset',
    from: sql`inventory p`,
    name: sql`p.name`,
    detail: sql`p.inventory_id`,
    search: sql`p.search_text`,
    present: sql`p.archived_at is null`,
    closed: { rows: sql`p.archived_at is not null`, why: 'archived' },
  },
  clients: {
    table: 'workplace_contacts',
    column: 'contact',
    from: sql`(client_contacts p
      join clients k on k.company_id = p.company_id and k.id = p.client)`,
    name: sql`p.name`,
    detail: sql`k.name`,
    search: sql`p.search_text || ' ' || k.search_text`,
    present: sql`p.archived_at is null and k.archived_at is null`,
    closed: {
      rows: sql`(p.archived_at is not null or k.archived_at is not null)`,
      why: 'archived',
    },
    role: none.role,
    forms: sql`r.forms`,
    unreachable: sql`case when p.opted_out then 'opted_out' when p.email is null then 'no_address' end`,
  },
}

const entryRow = row({
  id: 'string',
  version: 'number',
  who: json<RosterEntry['who']>(),
  detail: 'string?',
  role: 'string?',
  forms: json<RosterEntry['forms']>(),
  from_on: 'string',
  to_on: 'string?',
  unreachable: one<RosterEntry['unreachable']>(),
})

export const entriesOf = (db: Db, part: RosterPart, place: WorkplaceRef, today: string) => {
  const { table, column, from, name, detail, role, forms, unreachable } = parts[part]
  return db.many(
    entryRow,
    sql`
    select r.id, r.version, jsonb_build_object('id', p.id, 'name', ${name}) as who,
      ${detail} as detail, ${role} as role, r.from_on, r.to_on, ${unreachable} as unreachable,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.title)
          order by folded(f.title), f.id) from forms f
        where f.company_id = r.company_id and f.id = any(${forms})), '[]') as forms
    from ${sql.id(table)} r join ${from} on p.company_id = r.company_id
      and p.id = r.${sql.id(column)}
    where r.company_id = current_company() and r.subject_id = ${place.id}
    order by coalesce(r.to_on < ${today}::date, false), folded(${name}), r.from_on, r.id`,
  )
}

const choiceRow = row({
  id: 'string',
  name: 'string',
  detail: 'string?',
  why: one<ClosedReason | null>(),
})

const says = (text: Sql, search: string): Sql =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
    .reduce((all, word) => sql`${all} and ${text} like '%' || folded(${word}) || '%'`, sql`true`)

/** A person who looks for another types more. */
const mostClosed = 10

export const choicesOf = async (
  db: Db,
  part: RosterPart,
  { place, search, today }: { place: WorkplaceRef; search: string; today: string },
) => {
  const { table, column, from, name, detail, present, closed, search: text } = parts[part]
  const there = sql`exists (select from ${sql.id(table)} r
    where r.company_id = p.company_id and r.subject_id = ${place.id}
      and r.${sql.id(column)} = p.id and (r.to_on is null or r.to_on >= ${today}::date))`
  const those = (which: Sql, why: Sql, most: number) =>
    db.many(
      choiceRow,
      sql`
      select p.id, ${name} as name, ${detail} as detail, ${why} as why from ${from}
      where p.company_id = current_company() and ${which} and ${says(text, search)}
      order by folded(${name}), p.id limit ${most}`,
    )
  const open = await those(sql`${present} and not ${there}`, sql`null::text`, 50)
  if (search === '') return open.map(withWhy)
  const shut = await those(
    sql`(${closed.rows} or (${present} and ${there}))`,
    sql`case when ${closed.rows} then ${closed.why} else 'there' end`,
    mostClosed,
  )
  return [...open, ...shut].map(withWhy)
}

/** Those of the ids that can be added, and whether they are there on any of the days already. */
export const candidates = (
  db: Db,
  part: RosterPart,
  place: WorkplaceRef,
  {
    ids,
    from_on,
    to_on,
    except = null,
  }: { ids: readonly string[]; from_on: string; to_on: string | null; except?: string | null },
) => {
  const { table, column, from, name, present } = parts[part]
  return db.many(
    { id: 'string', name: 'string', present: 'boolean', there: 'boolean' },
    sql`
    select p.id, ${name} as name, ${present} as present, exists (
      select from ${sql.id(table)} r where r.company_id = p.company_id
        and r.subject_id = ${place.id} and r.${sql.id(column)} = p.id
        and r.id is distinct from ${except}
        and (r.to_on is null or r.to_on >= ${from_on}::date)
        and (${to_on}::date is null or r.from_on <= ${to_on}::date)) as there
    from ${from}
    where p.company_id = current_company() and p.id = any(${[...ids]}::uuid[])
    order by folded(${name}), p.id`,
  )
}

export type OnSite = {
  from_on: string
  to_on: string | null
  role: string | null
  forms: readonly string[]
}

/** The columns that only one part has. */
const ownOf = (part: RosterPart, { role, forms }: OnSite): readonly (readonly [string, Sql])[] =>
  part === 'workers'
    ? [['role', sql`nullif(${role}::text, '')`]]
    : part === 'clients'
      ? [['forms', sql`${[...forms]}::uuid[]`]]
      : []

export const addEntries = (
  db: Db,
  part: RosterPart,
  { kind, id }: WorkplaceRef,
  ids: readonly string[],
  term: OnSite,
) => {
  const { table, column } = parts[part]
  const own = ownOf(part, term)
  const names = sql.join([sql``, ...own.map(([name]) => sql.id(name))])
  const values = sql.join([sql``, ...own.map(([, value]) => value)])
  return db.run(sql`
    insert into ${sql.id(table)} (company_id, ${sql.id(kind)}, ${sql.id(column)}, from_on, to_on${names})
    select current_company(), ${id}::uuid, one, ${term.from_on}::date, ${term.to_on}::date${values}
    from unnest(${[...ids]}::uuid[]) one`)
}

export const entryFor = (db: Db, part: RosterPart, place: WorkplaceRef, entry: string) => {
  const { table, column } = parts[part]
  return db.maybe(
    { of: 'string', version: 'number' },
    sql`
    select r.${sql.id(column)} as of, r.version from ${sql.id(table)} r
    where r.company_id = current_company() and r.subject_id = ${place.id} and r.id = ${entry}`,
  )
}

export const changeEntry = (db: Db, part: RosterPart, entry: string, term: OnSite) => {
  const own = ownOf(part, term).map(([name, value]) => sql`, ${sql.id(name)} = ${value}`)
  return db.run(sql`
    update ${sql.id(parts[part].table)} set from_on = ${term.from_on}, to_on = ${term.to_on}
      ${sql.join(own, sql``)}
    where company_id = current_company() and id = ${entry}`)
}

export const removeEntry = async (
  db: Db,
  part: RosterPart,
  place: WorkplaceRef,
  entry: string,
): Promise<boolean> =>
  (await db.run(sql`
    delete from ${sql.id(parts[part].table)}
    where company_id = current_company() and subject_id = ${place.id} and id = ${entry}`)) === 1

/** A contact who is sent copies says so in the register of contacts too, where it can be taken back. */
export const noteCopies = (db: Db, contacts: readonly string[]) =>
  db.run(sql`
    update client_contacts set receives = receives || '{submissions}'
    where company_id = current_company() and id = any(${[...contacts]}::uuid[])
      and not 'submissions' = any(receives)`)
