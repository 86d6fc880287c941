import { json, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { type ClosedReason, withWhy } from '../../../register/fields/closed.ts'
import type { WorkplaceRef } from '../workplace.ts'
import type { RosterEntry, RosterPart } from './roster.contract.ts'

/** Of each part: its table `r`, the rows `p` that it points at, and what is said of them. */
type Part = {
  table: string
  column: string
  from: Sql
  name: Sql
  /** What it is called in the entry `r`, whether its row is in reach or not. */
  called: Sql
  detail: Sql
  search: Sql
  /** Who can be added. */
  present: Sql
  /** Who could be, were it not for this. */
  closed: { rows: Sql; why: Sql }
  withoutAccount: Sql
  role: Sql
  forms: Sql
  unreachable: Sql
}
const none = {
  role: sql`null::text`,
  forms: sql`'{}'::uuid[]`,
  unreachable: sql`null::text`,
  withoutAccount: sql`false`,
}

/** Everybody of the staff, and the people without an account who are in reach: whose they are, and whether they are
 *  an employee or the worker of a contractor today. */
const people = sql`(
  select a.company_id, a.id, concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as name,
    null::text as of, false as without_account,
    case when a.deactivated_at is not null then 'deactivated' end as why
  from account a where a.kind = 'staff'
  union all
  select n.company_id, n.id, n.name, h.of, true,
    case when n.archived_at is not null then 'archived' when h.ends_on is null then 'unengaged' end
  from person n
  left join lateral (
    select coalesce(e.ends_on, 'infinity') as ends_on, coalesce(c.name, i.name) as of
    from engagement e
    left join trade_contractors c on c.company_id = e.company_id and c.id = e.trade_contractor
    left join entities i on i.company_id = e.company_id and i.id = e.entity
    where e.company_id = n.company_id and e.person = n.id
      and e.kind in ('employee', 'contractor_worker')
      and coalesce(e.ends_on, 'infinity') >= (select company_today())
    order by e.starts_on desc nulls last, e.id limit 1) h on true
  where not exists (select from account a
    where a.company_id = n.company_id and a.id = n.id and a.kind = 'staff')) p`

const parts: Readonly<Record<RosterPart, Part>> = {
  workers: {
    ...none,
    table: 'workplace_workers',
    column: 'person',
    from: people,
    name: sql`p.name`,
    called: sql`person_name(r.person)`,
    detail: sql`p.of`,
    search: sql`folded(concat_ws(' ', p.name, p.of))`,
    present: sql`p.why is null`,
    closed: { rows: sql`p.why is not null`, why: sql`p.why` },
    withoutAccount: sql`coalesce(p.without_account, true)`,
    role: sql`r.role`,
  },
  assets: {
    ...none,
    table: 'workplace_assets',
    column: 'asset',
    from: sql`inventory p`,
    name: sql`p.name`,
    called: sql`p.name`,
    detail: sql`p.inventory_id`,
    search: sql`p.search_text`,
    present: sql`p.archived_at is null`,
    closed: { rows: sql`p.archived_at is not null`, why: sql`'archived'` },
  },
  clients: {
    ...none,
    table: 'workplace_contacts',
    column: 'contact',
    from: sql`(client_contacts p
      join clients k on k.company_id = p.company_id and k.id = p.client)`,
    name: sql`p.name`,
    called: sql`p.name`,
    detail: sql`k.name`,
    search: sql`p.search_text || ' ' || k.search_text`,
    present: sql`p.archived_at is null and k.archived_at is null`,
    closed: {
      rows: sql`(p.archived_at is not null or k.archived_at is not null)`,
      why: sql`'archived'`,
    },
    forms: sql`r.forms`,
    unreachable: sql`case when p.opted_out then 'opted_out' when p.email is null then 'no_address' end`,
  },
}

const entryRow = row({
  id: 'string',
  version: 'number',
  who: json<RosterEntry['who']>(),
  without_account: 'boolean',
  detail: 'string?',
  role: 'string?',
  forms: json<RosterEntry['forms']>(),
  from_on: 'string',
  to_on: 'string?',
  unreachable: one<RosterEntry['unreachable']>(),
})

export const entriesOf = (db: Db, part: RosterPart, place: WorkplaceRef, today: string) => {
  const { table, column, from, called, detail, role, forms, unreachable, withoutAccount } =
    parts[part]
  return db.many(
    entryRow,
    sql`
    select r.id, r.version, jsonb_build_object('id', r.${sql.id(column)}, 'name', ${called}) as who,
      ${withoutAccount} as without_account, ${detail} as detail, ${role} as role, r.from_on, r.to_on, ${unreachable} as unreachable,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.title)
          order by folded(f.title), f.id) from forms f
        where f.company_id = r.company_id and f.id = any(${forms})), '[]') as forms
    from ${sql.id(table)} r left join ${from} on p.company_id = r.company_id
      and p.id = r.${sql.id(column)}
    where r.company_id = current_company() and r.subject_id = ${place.id}
    order by coalesce(r.to_on < ${today}::date, false), folded(${called}), r.from_on, r.id`,
  )
}

const choiceRow = row({
  id: 'string',
  name: 'string',
  detail: 'string?',
  without_account: 'boolean',
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
  const {
    table,
    column,
    from,
    name,
    detail,
    present,
    closed,
    withoutAccount,
    search: text,
  } = parts[part]
  const there = sql`exists (select from ${sql.id(table)} r
    where r.company_id = p.company_id and r.subject_id = ${place.id}
      and r.${sql.id(column)} = p.id and (r.to_on is null or r.to_on >= ${today}::date))`
  const those = (which: Sql, why: Sql, most: number) =>
    db.many(
      choiceRow,
      sql`
      select p.id, ${name} as name, ${detail} as detail, ${withoutAccount} as without_account,
        ${why} as why from ${from}
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
