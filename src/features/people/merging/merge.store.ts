import { json, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type MergedField, mergedFields } from './merged-fields.ts'
import type { MergeParty, PastMerge } from './merges.contract.ts'
import { hoursToUndo } from './merges.contract.ts'
import type { MovedRows } from './move.store.ts'

const partyRow = row({
  id: 'string',
  name: 'string',
  job_title: 'string?',
  photo: 'string?',
  account: json<MergeParty['account']>(),
  hats: 'strings',
})

/** In the order of the ids that are asked for; who is archived is not there. */
export async function partiesOf(db: Db, ids: readonly string[]): Promise<MergeParty[]> {
  const found = await db.many(
    partyRow,
    sql`
    select p.id, p.name, p.job_title, p.photo,
      (select jsonb_build_object('role', a.role_id, 'signs_in', coalesce(s.can_sign_in, false),
          'last_seen', to_char(s.last_seen at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        from account a left join lateral sign_ins_of(a.id) s on a.login_id is not null
        where a.company_id = p.company_id and a.id = p.id and a.kind = 'staff') as account,
      array(select distinct e.kind from engagement e
        where e.company_id = p.company_id and e.person = p.id order by 1) as hats
    from person p
    where p.company_id = current_company() and p.id = any(${[...ids]}::uuid[])
      and p.archived_at is null`,
  )
  const byId = new Map(found.map((one) => [one.id, one]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const valuesRow = row({
  id: 'string',
  archived: 'boolean',
  first_name: 'string?',
  last_name: 'string?',
  preferred_name: 'string?',
  photo: 'string?',
  email: 'string?',
  mobile: 'string?',
  language: 'string?',
  employee_no: 'string?',
  job_title: 'string?',
  trade: 'string?',
  supervisor: 'string?',
})
export type PersonValues = RowOf<typeof valuesRow>

/** Locked, in one order, so that two who merge the same people wait for each other. */
export const lockPeople = (db: Db, ids: readonly string[]): Promise<PersonValues[]> =>
  db.many(
    valuesRow,
    sql`
    select id, archived_at is not null as archived, first_name, last_name, preferred_name, photo, email,
      mobile, language, employee_no, job_title, trade, supervisor
    from person where company_id = current_company() and id = any(${[...ids]}::uuid[])
    order by id for update`,
  )

export const nameOfPerson = async (db: Db, id: string | null): Promise<string | null> =>
  id === null
    ? null
    : ((
        await db.maybe(
          { name: 'string' },
          sql`select name from person where company_id = current_company() and id = ${id}`,
        )
      )?.name ?? null)

export type TakenValues = Partial<
  Record<MergedField, { was: string | null; became: string | null }>
>

export async function setValues(
  db: Db,
  id: string,
  given: TakenValues,
  which: 'was' | 'became',
): Promise<void> {
  const sets = mergedFields.flatMap((name) => {
    const value = given[name]
    return value === undefined ? [] : [sql`${sql.id(name)} = ${value[which]}`]
  })
  if (sets.length > 0)
    await db.run(sql`
      update person set ${sql.join(sets, sql`, `)}
      where company_id = current_company() and id = ${id}`)
}

export const archivePerson = (db: Db, id: string, reason: string) =>
  db.run(sql`
    update person set archived_at = now(), archived_by = nullif(current_setting('app.actor_id', true), '')::uuid,
      archived_reason = ${reason}
    where company_id = current_company() and id = ${id}`)

export const restorePerson = (db: Db, id: string) =>
  db.run(sql`
    update person set archived_at = null, archived_by = null, archived_reason = null
    where company_id = current_company() and id = ${id}`)

/** The accounts of contractors that one human has. */
export async function moveContractorAccounts(
  db: Db,
  from: string,
  to: string,
): Promise<MovedRows[]> {
  const rows = await db.many(
    { id: 'string' },
    sql`
    update account set person = ${to} where company_id = current_company() and person = ${from}
      and kind <> 'staff' returning id`,
  )
  return rows.length === 0
    ? []
    : [{ table: 'account', column: 'person', ids: rows.map(({ id }) => id) }]
}

type Done = {
  kept: string
  gone: string
  moved: readonly MovedRows[]
  given: TakenValues
  filled: readonly string[]
  detailsVersion: number
}

export async function noteMerge(db: Db, done: Done): Promise<string> {
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into person_merge (company_id, kept, gone, moved, given, filled, details_version)
    values (current_company(), ${done.kept}, ${done.gone}, ${JSON.stringify(done.moved)}::jsonb,
      ${JSON.stringify(done.given)}::jsonb, ${[...done.filled]}, ${done.detailsVersion}) returning id`,
  )
  if (made === undefined) throw new Error('The statement returned no row.')
  return made.id
}

const undoable = sql`m.undone_at is null and m.created_at > now() - ${hoursToUndo} * interval '1 hour'`

const pastRow = row({
  id: 'string',
  kept: json<PastMerge['kept']>(),
  gone: json<PastMerge['gone']>(),
  at: 'string',
  by: 'string?',
  undone_at: 'string?',
  can: json<PastMerge['can']>(),
})

/** The latest first: those of the last weeks, or one. */
export const mergesNow = (db: Db, id: string | null = null): Promise<PastMerge[]> =>
  db.many(
    pastRow,
    sql`
    select m.id, jsonb_build_object('id', k.id, 'name', k.name) as kept,
      jsonb_build_object('id', g.id, 'name', g.name) as gone, m.created_at as at,
      concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as by, m.undone_at,
      case when ${undoable} then '["undo"]'::jsonb else '[]' end as can
    from person_merge m
    join person k on k.company_id = m.company_id and k.id = m.kept
    join person g on g.company_id = m.company_id and g.id = m.gone
    left join account a on a.company_id = m.company_id and a.id = m.created_by
    where m.company_id = current_company()
      and case when ${id}::uuid is null then m.created_at > now() - interval '30 days'
        else m.id = ${id} end
    order by m.created_at desc, m.id limit 50`,
  )

const mergeRow = row({
  kept: 'string',
  gone: 'string',
  moved: json<MovedRows[]>(),
  given: json<TakenValues>(),
  filled: 'strings',
  details_version: 'number?',
  open: 'boolean',
  late: 'boolean',
  merged_since: 'boolean',
})

/** Locked; with what of it may be in the way of undoing it. */
export const lockMerge = (db: Db, id: string) =>
  db.maybe(
    mergeRow,
    sql`
    select m.kept, m.gone, m.moved, m.given, m.filled, m.details_version, m.undone_at is null as open,
      not (${undoable}) as late,
      exists (select from person_merge o where o.company_id = m.company_id and o.undone_at is null
        and o.created_at > m.created_at and (o.kept in (m.kept, m.gone) or o.gone in (m.kept, m.gone)))
        as merged_since
    from person_merge m where m.company_id = current_company() and m.id = ${id} for update`,
  )

/** Fields that no two people share, of which somebody else has the value by now. */
export const takenSince = (db: Db, { kept, gone }: { kept: string; gone: string }) =>
  db.many(
    { field: 'string' },
    sql`
    select f.field from person g
    cross join lateral (values ('email', lower(g.email)), ('employee_no', g.employee_no)) f(field, value)
    where g.company_id = current_company() and g.id = ${gone} and exists (
      select from person o where o.company_id = g.company_id and o.archived_at is null
        and o.id not in (${kept}, ${gone})
        and case f.field when 'email' then lower(o.email) else o.employee_no end = f.value)`,
  )

export const noteUndone = (db: Db, id: string) =>
  db.run(sql`
    update person_merge set undone_at = now(),
      undone_by = nullif(current_setting('app.actor_id', true), '')::uuid
    where company_id = current_company() and id = ${id}`)
