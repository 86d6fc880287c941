import { brandOf } from '../../access/brand/server/brand.store.ts'
import { json, row } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import { isProven } from '../competence/index.ts'
import type { CertificationPage, CertifiedPlace } from './certification.contract.ts'

const today = sql`(select company_today())`

/** On the list of the place today. */
const listed = (place: string): Sql => sql`exists (select from workplace_workers w
  where w.company_id = p.company_id and w.person = p.id and w.subject_id = ${place}
    and ${today} between w.from_on and coalesce(w.to_on, 'infinity'))`

/** Of the person `p`: what holds today and is proven, each course once, by its last day. */
const certificates = sql`
  select k.name, case when bool_or(t.expires_on is null) then null else max(t.expires_on) end as valid_to
  from training_records t join training k on k.company_id = t.company_id and k.id = t.course
  where t.company_id = p.company_id and t.person = p.id and t.archived_at is null and not t.revoked
    and t.completed_on <= ${today} and coalesce(t.expires_on >= ${today}, true) and ${isProven}
  group by k.id, k.name`

export const peopleOf = (db: Db, place: string) =>
  db.many(
    { id: 'string', name: 'string', certificates: 'number', agreed_on: 'string?' },
    sql`
    select p.id, p.name, (select count(*)::integer from (${certificates}) held) as certificates,
      (c.updated_at at time zone y.timezone)::date as agreed_on
    from person p join company y on y.id = p.company_id
    left join certificate_consents c on c.company_id = p.company_id and c.person = p.id
    where p.company_id = current_company() and ${listed(place)}
    order by folded(p.name) collate counted, p.id`,
  )

/** False where they are not on its list. */
export async function noteConsent(
  db: Db,
  place: string,
  { person, agrees, by }: { person: string; agrees: boolean; by: string },
): Promise<boolean> {
  const there = await db.maybe(
    sql`select id from person p where p.company_id = current_company() and p.id = ${person} and ${listed(place)}`,
  )
  if (there === undefined) return false
  if (agrees)
    await db.run(sql`
      insert into certificate_consents (company_id, person, noted_by)
      values (current_company(), ${person}, ${by}) on conflict (company_id, person) do nothing`)
  else
    await db.run(sql`
      delete from certificate_consents where company_id = current_company() and person = ${person}`)
  return true
}

const placeRow = row({ name: 'string', is_open: 'boolean', zone: 'string', read_at: 'string' })

export const placeOf = (db: Db, place: CertifiedPlace, id: string) =>
  db.maybe(
    placeRow,
    sql`
    select ${place === 'projects' ? sql`w.number || ' – ' || w.name` : sql`w.name`} as name,
      w.archived_at is null and w.completed_at is null as is_open, c.timezone as zone, now() as read_at
    from ${sql.id(place)} w join company c on c.id = w.company_id
    where w.company_id = current_company() and w.id = ${id}`,
  )

/** Nothing where the place is closed: its page closes with it. */
export async function pageOf(
  db: Db,
  place: CertifiedPlace,
  id: string,
): Promise<CertificationPage | undefined> {
  const found = await placeOf(db, place, id)
  if (found === undefined || !found.is_open) return undefined
  const { name, colour, logo } = await brandOf(db, { project: place === 'projects' ? id : null })
  const people = await db.many(
    { name: 'string', certificates: json<CertificationPage['people'][number]['certificates']>() },
    sql`
    select p.name, (select jsonb_agg(jsonb_build_object('name', h.name, 'valid_to', h.valid_to)
        order by folded(h.name)) from (${certificates}) h) as certificates
    from person p
    where p.company_id = current_company() and p.archived_at is null and ${listed(id)}
      and exists (select from certificate_consents c
        where c.company_id = p.company_id and c.person = p.id)
      and exists (${certificates})
    order by folded(p.name) collate counted, p.id`,
  )
  const { zone, read_at } = found
  return { name: found.name, brand: { name, colour, logo }, zone, read_at, people }
}

/** Every other person of the demo agreed. */
export const consentForDemo = (db: Db) =>
  db.run(sql`
    insert into certificate_consents (company_id, person, noted_by)
    select current_company(), p.id, (select a.id from account a
      where a.company_id = current_company() and a.kind = 'staff' and a.role_id = 1 order by a.id limit 1)
    from (select id, row_number() over (order by id) as n from person
      where company_id = current_company()) p
    where p.n % 2 = 0 on conflict do nothing`)
