// Requests of visitors. They belong to no company, and are written and read in the role of the gate.
import { columns, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'

/** Where the hours of demos are counted. */
export const demoZone = 'America/Toronto'

export type NewRequest = {
  id: string
  kind: 'contact' | 'trial' | 'demo'
  name: string
  company: string
  email: string
  phone: string
  message: string
  lang: Locale
  demo_at?: string | undefined
}

/** The beginnings of the hours from nine to four of the next ten working days that nobody has taken. */
export async function freeSlots(db: Db): Promise<string[]> {
  const rows = await db.many(
    { at: 'string' },
    sql`
    select to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from (
      select (d.day + make_interval(hours => h)) at time zone ${demoZone} as at
      from (
        select g::date as day
        from generate_series((now() at time zone ${demoZone})::date + 1,
          (now() at time zone ${demoZone})::date + 14, interval '1 day') g
        where extract(isodow from g) < 6
        order by g limit 10) d,
        generate_series(9, 16) h) s
    where not exists (
      select from site_request r where r.demo_at = s.at and r.state in ('new', 'contacted'))
    order by s.at`,
  )
  return rows.map(({ at }) => at)
}

/** True where it is there now for the first time. */
export async function insertRequest(db: Db, request: NewRequest): Promise<boolean> {
  const { id, kind, name, company, email, phone, message, lang, demo_at = null } = request
  const rows = await db.many(
    { id: 'string' },
    sql`
    insert into site_request (id, kind, name, company, email, phone, message, lang, demo_at)
    values (${id}, ${kind}, ${name}, ${company}, ${email}, ${phone}, ${message}, ${lang},
      ${demo_at}::timestamptz)
    on conflict (id) do nothing returning id`,
  )
  return rows.length > 0
}

export type RequestState = 'new' | 'contacted' | 'done' | 'spam'

const pageSize = 50

const listed = {
  ...columns(
    'site_request',
    ...(['id', 'name', 'company', 'email', 'phone', 'message', 'note'] as const),
    ...(['demo_at', 'consented_at'] as const),
  ),
  kind: one<NewRequest['kind']>(),
  lang: one<Locale>(),
  state: one<RequestState>(),
}

export async function findRequests(db: Db, state: RequestState, page: number) {
  const counted = await db.many(
    { state: one<RequestState>(), n: 'number' },
    sql`select state, count(*) as n from site_request group by state`,
  )
  const counts = { new: 0, contacted: 0, done: 0, spam: 0 }
  for (const { state: one, n } of counted) counts[one] = n
  const data = await db.many(
    listed,
    sql`
    select id, kind, name, company, email, phone, message, note, lang, demo_at, consented_at, state
    from site_request where state = ${state}
    order by consented_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return { data, counts, last_page: Math.max(1, Math.ceil(counts[state] / pageSize)) }
}

export async function updateRequest(
  db: Db,
  id: string,
  { state, note }: { state?: RequestState | undefined; note?: string | undefined },
): Promise<boolean> {
  const rows = await db.many(
    { id: 'string' },
    sql`
    update site_request set state = coalesce(${state ?? null}, state),
      note = coalesce(${note ?? null}, note),
      changed_at = now()
    where id = ${id} returning id`,
  )
  return rows.length > 0
}

export async function removeRequest(db: Db, id: string): Promise<boolean> {
  const rows = await db.many(
    { id: 'string' },
    sql`delete from site_request where id = ${id} returning id`,
  )
  return rows.length > 0
}
