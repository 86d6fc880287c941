// Reads the log: pages by the number of the last link that was shown, never by counting.
import { inReach } from '../../../access/server/scoped.ts'
import { json, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { type ChangeFilters, theSystem } from '../changes.contract.ts'
import type { LogSubject } from './subjects.ts'

const linkRow = row({
  seq: 'number',
  at: 'string',
  actor: 'string',
  source: 'string',
  request_id: 'string?',
  ip: 'string?',
  action: 'string',
  subject: 'string',
  subject_id: 'string?',
  reason: 'string?',
  before: json<Record<string, unknown>>(),
  after: json<Record<string, unknown>>(),
})
export type Link = RowOf<typeof linkRow>

export async function companyOf(db: Db): Promise<{ timezone: string; country: string }> {
  const found = await db.maybe(
    { timezone: 'string', country: 'string' },
    sql`select timezone, country from company where id = current_company()`,
  )
  if (found === undefined) throw new Error('There is no company in this transaction.')
  return found
}

/** The first link at or after a moment. Links are numbered in the order of their time: halving finds it in some
 *  twenty steps, and no index of the time has to be written with every change. */
const firstSince = (moment: Sql): Sql => sql`(
  with recursive step (low, high) as (
    select 0::bigint, coalesce(max(seq), 0) + 1 from change where company_id = current_company()
    union all
    select case when found.at < ${moment} then middle else low end,
      case when found.at < ${moment} then high else middle end
    from (select low, high, (low + high) / 2 as middle from step where high - low > 1) halves,
      lateral (select at from change where company_id = current_company() and seq >= middle
        order by seq limit 1) found)
  select high from step order by high - low limit 1)`

/** A clock that was put right counts as the same hour: the moment itself decides. */
const slack = sql`interval '1 hour'`

function within({ from, to }: ChangeFilters, zone: string): Sql[] {
  const begin = (day: string, next: number) =>
    sql`((${day}::date + ${next}::integer)::timestamp at time zone ${zone})`
  const first = from === undefined ? undefined : begin(from, 0)
  const end = to === undefined ? undefined : begin(to, 1)
  return [
    ...(first === undefined
      ? []
      : [sql`c.at >= ${first} and c.seq >= ${firstSince(sql`${first} - ${slack}`)}`]),
    ...(end === undefined
      ? []
      : [sql`c.at < ${end} and c.seq < ${firstSince(sql`${end} + ${slack}`)}`]),
  ]
}

/** Of the rare ones there is an index. */
const common: readonly string[] = ['create', 'update']

function narrowed({ person, subject, action }: ChangeFilters): Sql[] {
  return [
    ...(person === undefined
      ? []
      : [person === theSystem ? sql`c.actor_id is null` : sql`c.actor_id = ${person}`]),
    ...(subject === undefined ? [] : [sql`c.subject = ${subject}`]),
    ...(action === undefined ? [] : [sql`c.action = ${action}`]),
    ...(action === undefined || common.includes(action)
      ? []
      : [sql`c.action not in ('create', 'update')`]),
  ]
}

export type Asked = {
  filters: ChangeFilters
  zone: string
  /** What the caller may read. */
  readable: Sql | undefined
  /** The records that a search found. */
  found: readonly string[] | undefined
  /** What of a row is ever told: a link may hold a whole form. */
  told: readonly string[]
}

const conditions = ({ filters, zone, readable, found }: Asked): Sql =>
  sql.join(
    [
      sql`c.company_id = current_company()`,
      ...narrowed(filters),
      ...within(filters, zone),
      ...(found === undefined ? [] : [sql`c.subject_id = any(${[...found]}::uuid[])`]),
      ...(readable === undefined ? [] : [readable]),
    ],
    sql` and `,
  )

const only = (column: Sql, names: readonly string[]) => sql`(
  select coalesce(jsonb_object_agg(each.key, each.value), '{}')
  from jsonb_each(case when jsonb_typeof(${column}) = 'object' then ${column} else '{}' end) each
  where each.key = any(${[...names]}::text[]))`

export const linksOf = (db: Db, asked: Asked, before: number, count: number): Promise<Link[]> =>
  db.many(
    linkRow,
    sql`
    select c.seq, c.at, c.actor_name as actor, c.source, c.request_id, c.ip, c.action, c.subject,
      c.subject_id, c.reason, ${only(sql`c.before`, asked.told)} as before,
      ${only(sql`c.after`, asked.told)} as after
    from (select * from change c where ${conditions(asked)} and c.seq < ${before}
      order by c.seq desc limit ${count}) c
    order by c.seq desc`,
  )

/** How many there are, counted no further than to what is too many. */
export async function countedTo(db: Db, asked: Asked, most: number): Promise<number> {
  const found = await db.maybe(
    { count: 'number' },
    sql`
    select count(*) as count from (
      select from change c where ${conditions(asked)} limit ${most}) counted`,
  )
  return found?.count ?? 0
}

const mostFound = 50
const matches = (text: Sql, words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`${text} like '%' || folded(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`),
    sql` and `,
  )

/** The records whose name or number says all the words, those that were deleted too, and what belongs to
 *  them. */
export async function recordsCalled(
  db: Db,
  search: string,
  subjects: readonly LogSubject[],
): Promise<string[]> {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const registers = subjects.flatMap(({ extension }) => extension?.register ?? [])
  if (registers.length === 0) return []
  const names = [...new Set(['number', ...registers.map(({ named }) => named)])]
  const ids = await db.many(
    { id: 'string' },
    sql`
    ${sql.join(
      registers.map(
        ({ table }) => sql`(select r.id from ${sql.id(table)} r
          where r.company_id = current_company() and ${matches(sql`r.search_text`, words)}
          order by r.id desc limit ${mostFound})`,
      ),
      sql` union all `,
    )}
    union all (select d.subject_id from change d
      where d.company_id = current_company() and d.action = 'delete'
        and d.action not in ('create', 'update')
        and d.subject = any(${registers.map(({ table }) => table)}::text[])
        and ${matches(
          sql`folded(concat_ws(' ', ${sql.join(names.map((name) => sql`d.before->>${name}`))}))`,
          words,
        )}
      order by d.seq desc limit ${mostFound})`,
  )
  const records = ids.map(({ id }) => id)
  const parts = subjects.flatMap(({ table, fields, partOf }) => {
    if (partOf === 'subject')
      return {
        table,
        of: sql`p.subject = any(${registers.map(({ name }) => name)}::text[]) and p.subject_id`,
      }
    return partOf !== undefined && partOf in fields ? { table, of: sql`p.${sql.id(partOf)}` } : []
  })
  if (records.length === 0 || parts.length === 0) return records
  const within = await db.many(
    { id: 'string' },
    sql.join(
      parts.map(
        ({ table, of }) => sql`(select p.id from ${sql.id(table)} p
          where p.company_id = current_company() and ${of} = any(${records}::uuid[]))`,
      ),
      sql` union all `,
    ),
  )
  return [...records, ...within.map(({ id }) => id)]
}

/** The wholes that parts name in their rows, by the id of the part. */
export async function wholesOf(
  db: Db,
  table: string,
  partOf: string,
  ids: readonly string[],
): Promise<{ id: string; register: string | null; whole: string | null }[]> {
  const [register, whole] =
    partOf === 'subject'
      ? [sql`p.subject`, sql`p.subject_id`]
      : [sql`null::text`, sql`p.${sql.id(partOf)}`]
  return db.many(
    { id: 'string', register: 'string?', whole: 'string?' },
    sql`
    select p.id, ${register} as register, ${whole} as whole from ${sql.id(table)} p
    where p.company_id = current_company() and p.id = any(${[...ids]}::uuid[])`,
  )
}

const accountName = sql`concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, ''))`

/** Whom a name leads to, those who have left too. */
export const peopleCalled = (db: Db, search: string, chosen: string | undefined) =>
  db.many(
    { id: 'string', name: 'string' },
    sql`
    select a.id, ${accountName} as name from account a
    where a.company_id = current_company() and ${inReach} and (a.id = ${chosen ?? null}
      or folded(${accountName}) like '%' || folded(${search.replace(/[\\%_]/g, '\\$&')}) || '%')
    order by a.id is not distinct from ${chosen ?? null} desc, folded(${accountName}), a.id limit 30`,
  )
