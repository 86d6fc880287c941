// Who is probably one human: the same name and birth date by a keyed hash, the same mobile, the same address.
import { one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { Cipher } from '../../../kit/encryption/server/cipher.ts'
import { latestHat } from '../hats/hats.store.ts'
import type { Hat } from '../hats/hats.ts'

/** Works out what is not known yet, or known by an older key only. */
export async function renewLikeness(db: Db, cipher: Cipher): Promise<void> {
  const rows = await db.many(
    { id: 'string', name: 'string', stored: 'string' },
    sql`
    select p.id, folded(p.name) as name, d.birth_date_encrypted as stored from person p
    join person_confidential d on d.company_id = p.company_id and d.id = p.id
    left join person_likeness l on l.company_id = p.company_id and l.person = p.id
    where p.company_id = current_company() and p.archived_at is null
      and d.birth_date_encrypted is not null
      and (l.mark is null or l.mark not like ${`${cipher.keyId}.%`})`,
  )
  const column = 'person_confidential.birth_date_encrypted'
  const marks = rows.map(({ id, name, stored }) =>
    cipher.mark(name, cipher.decrypt({ row: id, column }, stored)),
  )
  if (rows.length > 0)
    await db.run(sql`
      insert into person_likeness (company_id, person, mark)
      select current_company(), p, m
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${marks}::text[]) u(p, m)
      on conflict (company_id, person) do update set mark = excluded.mark`)
}

/** The digits by which two mobile numbers are one, however they are written. */
const digitsOf = (mobile: Sql): Sql =>
  sql`nullif(right(regexp_replace(coalesce(${mobile}, ''), '\\D', '', 'g'), 10), '')`

const pairRow = row({ one: 'string', other: 'string', why: 'strings', distinct_id: 'string?' })

/** The pairs with all that they have in common; also those of whom somebody said that they are two. */
export const pairsNow = (db: Db) =>
  db.many(
    pairRow,
    sql`
    with active as materialized (
      select p.id, p.name,
        ${digitsOf(sql`p.mobile`)} as mobile,
        lower(p.email) as email,
        lower(case when a.login_id is not null then sign_in_name_of(a.id) end) as login
      from person p
      left join account a on a.company_id = p.company_id and a.id = p.id
      where p.company_id = current_company() and p.archived_at is null),
    said as (
      select id, 'mobile' as why, mobile as what from active where length(mobile) >= 7
      union select id, 'email', email from active where email is not null
      union select id, 'email', login from active where login is not null
      union select l.person, 'birth', l.mark from person_likeness l join active a on a.id = l.person
        where l.company_id = current_company()),
    pairs as (
      select a.id as one, b.id as other, array_agg(distinct a.why) as why
      from said a join said b on a.why = b.why and a.what = b.what and a.id < b.id
      group by 1, 2)
    select p.one, p.other, p.why, d.id as distinct_id from pairs p
    join active o on o.id = p.one
    left join person_distinct d on d.company_id = current_company()
      and d.one = p.one and d.other = p.other
    order by d.id is not null, cardinality(p.why) desc, folded(o.name) collate counted, p.one, p.other
    limit 200`,
  )

const inOrder = (one: string, other: string) => (one < other ? [one, other] : [other, one])

export const setDistinct = (db: Db, given: { one: string; other: string }) => {
  const [one, other] = inOrder(given.one, given.other)
  return db.run(sql`
    insert into person_distinct (company_id, one, other)
    select current_company(), ${one}::uuid, ${other}::uuid
    where (select count(*) from person where company_id = current_company()
      and id in (${one}, ${other})) = 2
    on conflict do nothing`)
}

export const unsetDistinct = (db: Db, given: { one: string; other: string }) => {
  const [one, other] = inOrder(given.one, given.other)
  return db.run(sql`
    delete from person_distinct
    where company_id = current_company() and one = ${one} and other = ${other}`)
}

const alikeRow = row({
  /** Of which of those that are asked for. */
  n: 'number',
  id: 'string',
  name: 'string',
  account: 'boolean',
  kind: one<Hat | null>(),
  of: 'string?',
  why: 'strings',
})
export type Alike = RowOf<typeof alikeRow>

export type Described = { name: string; mobile: string | null; email: string | null }

/** Who is known already of some who are about to be added: by mobile, by address, or by the whole name. */
export const alikeTo = (db: Db, described: readonly Described[]): Promise<Alike[]> =>
  db.many(
    alikeRow,
    sql`
    with asked as (
      select n, folded(trim(name)) as name, ${digitsOf(sql`mobile`)} as mobile, lower(email) as email
      from jsonb_to_recordset(${JSON.stringify(described.map((one, n) => ({ ...one, n })))}::jsonb)
        g(n integer, name text, mobile text, email text)),
    found as (
      select asked.n, p.id, p.name, p.company_id, array_remove(array[
        case when length(asked.mobile) >= 7 and ${digitsOf(sql`p.mobile`)} = asked.mobile
          then 'mobile' end,
        case when lower(p.email) = asked.email then 'email' end,
        case when folded(p.name) = asked.name then 'name' end], null) as why
      from asked join person p on p.company_id = current_company() and p.archived_at is null)
    select f.n, f.id, f.name, f.why, e.kind, coalesce(t.name, n.name, c.name) as of,
      exists (select from account a where a.company_id = f.company_id and a.id = f.id
        and a.kind = 'staff') as account
    from found f
    left join lateral (select e.* from ${latestHat(sql`f.company_id`, sql`f.id`)}) e on true
    left join trade_contractors t on t.company_id = e.company_id and t.id = e.trade_contractor
    left join entities n on n.company_id = e.company_id and n.id = e.entity
    left join clients c on c.company_id = e.company_id and c.id = e.client
    where cardinality(f.why) > 0
    order by f.n, cardinality(f.why) desc, folded(f.name) collate counted, f.id limit 500`,
  )
