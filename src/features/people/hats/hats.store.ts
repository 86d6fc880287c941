import { json, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import type { WornHat } from './hats.contract.ts'
import type { Hat } from './hats.ts'

const hatRow = row({
  id: 'string',
  kind: one<Hat>(),
  of: json<WornHat['of']>(),
  starts_on: 'string?',
  ends_on: 'string?',
})

const hatColumns = sql`e.id, e.kind, e.starts_on, e.ends_on, (
  select jsonb_build_object('id', o.id, 'name', o.name) from (
    select n.id, n.name from entities n where n.company_id = e.company_id and n.id = e.entity
    union all select n.id, n.name from trade_contractors n
      where n.company_id = e.company_id and n.id = e.trade_contractor
    union all select n.id, n.name from clients n where n.company_id = e.company_id and n.id = e.client) o) as of`

/** Whom a scope does not show is not there. */
export const isPerson = async (db: Db, id: string): Promise<boolean> =>
  (await db.maybe(
    sql`select id from person where company_id = current_company() and id = ${id}`,
  )) !== undefined

export const hatsOf = (db: Db, person: string): Promise<WornHat[]> =>
  db.many(
    hatRow,
    sql`
    select ${hatColumns} from engagement e
    where e.company_id = current_company() and e.person = ${person}
    order by e.ends_on desc nulls first, e.starts_on desc nulls last, e.id`,
  )

export async function hatOf(db: Db, id: string): Promise<WornHat> {
  const found = await db.maybe(
    hatRow,
    sql`select ${hatColumns} from engagement e where e.company_id = current_company() and e.id = ${id}`,
  )
  if (found === undefined) throw new Error('What was written is there.')
  return found
}

const employers: Readonly<Record<Hat, string | undefined>> = {
  employee: 'entities',
  contractor_worker: 'trade_contractors',
  visitor: undefined,
  client_contact: 'clients',
}

export async function employersOf(db: Db, kind: Hat): Promise<{ id: string; name: string }[]> {
  const table = employers[kind]
  if (table === undefined) return []
  return db.many(
    { id: 'string', name: 'string' },
    sql`
    select id, name from ${sql.id(table)} where company_id = current_company()
      and archived_at is null order by folded(name) collate counted, id`,
  )
}

/** Whether it is one that a person can be this of. */
export async function isEmployer(db: Db, kind: Hat, id: string): Promise<boolean> {
  const table = employers[kind]
  if (table === undefined) return false
  const found = await db.maybe(sql`
    select id from ${sql.id(table)} where company_id = current_company() and id = ${id}
      and archived_at is null for key share`)
  return found !== undefined
}

type Given = {
  person: string
  kind: Hat
  of: string | null
  starts_on: string | null
  ends_on: string | null
}

const only = (kind: Hat, given: Given) => (given.kind === kind ? given.of : null)

/** Whether the same is known from the same day on. */
export const isThere = async (db: Db, given: Given, but?: string): Promise<boolean> =>
  (await db.maybe(sql`
    select id from engagement where company_id = current_company() and person = ${given.person}
      and kind = ${given.kind} and id is distinct from ${but ?? null}
      and coalesce(entity, trade_contractor, client) is not distinct from ${given.of}
      and starts_on is not distinct from ${given.starts_on}::date`)) !== undefined

export async function insertHat(db: Db, given: Given): Promise<string> {
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into engagement
      (company_id, person, kind, entity, trade_contractor, client, starts_on, ends_on)
    values (current_company(), ${given.person}, ${given.kind}, ${only('employee', given)},
      ${only('contractor_worker', given)}, ${only('client_contact', given)}, ${given.starts_on},
      ${given.ends_on}) returning id`,
  )
  if (made === undefined) throw new Error('The statement returned no row.')
  return made.id
}

type Span = Pick<Given, 'starts_on' | 'ends_on'>

export const updateHat = (db: Db, id: string, { starts_on, ends_on }: Span) =>
  db.run(sql`
    update engagement set starts_on = ${starts_on}, ends_on = ${ends_on}
    where company_id = current_company() and id = ${id}`)

/** The engagement `e` that a person has, or had last. */
export const latestHat = (company: Sql, person: Sql): Sql => sql`engagement e
  where e.company_id = ${company} and e.person = ${person}
  order by e.ends_on desc nulls first, e.starts_on desc nulls last, e.id limit 1`

type Worn = Span & {
  id: string
  kind: Hat
  trade_contractor: string | null
  entity: string | null
  client: string | null
}

/** What is written in the form of a person is their latest hat, or the first one. */
export async function wear(db: Db, worn: Worn): Promise<void> {
  const { id, kind, entity, trade_contractor, client, starts_on, ends_on } = worn
  const values = sql`${kind}, ${entity}::uuid, ${trade_contractor}::uuid, ${client}::uuid,
    ${starts_on}::date, ${ends_on}::date`
  const latest = await db.maybe(
    { id: 'string' },
    sql`select e.id from ${latestHat(sql`current_company()`, sql`${id}`)}`,
  )
  const of = entity ?? trade_contractor ?? client
  if (await isThere(db, { person: id, kind, of, starts_on, ends_on }, latest?.id))
    throw new Problem('input/invalid', { errors: { starts_on: ['This is known already.'] } })
  if (latest === undefined)
    await db.run(sql`
      insert into engagement
        (company_id, person, kind, entity, trade_contractor, client, starts_on, ends_on)
      values (current_company(), ${id}, ${values})`)
  else
    await db.run(sql`
      update engagement set (kind, entity, trade_contractor, client, starts_on, ends_on) = (${values})
      where company_id = current_company() and id = ${latest.id}
        and (kind, entity, trade_contractor, client, starts_on, ends_on) is distinct from (${values})`)
}
