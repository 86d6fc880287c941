// The companies, in the role of the gate. What a company holds is read in its own transaction.
import type { Module } from '../../access/modules.ts'
import { columns, json, one } from '../../kit/db/row.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { type Sql, sql } from '../../kit/db/sql.ts'
import type { Locale } from '../../kit/locales.ts'
import { Problem } from '../../kit/problems.ts'
import type { companyStates } from './companies.contract.ts'

export type CompanyState = (typeof companyStates)[number]

/** Of a company `c`. */
const stateOf: Sql = sql`case when c.closed_at is not null then 'closed'
  when c.suspended_at is not null then 'suspended' when c.trial_ends_on is not null then 'trial' else 'active' end`

const listed = {
  ...columns(
    'company',
    ...(['id', 'name', 'country', 'timezone', 'trial_ends_on', 'suspended_because'] as const),
    'created_at',
    'plan',
    'max_accounts',
    'max_bytes',
    'removes_on',
  ),
  modules_off: json<Module[]>(),
  state: one<CompanyState>(),
  people: 'number',
  submissions: 'number',
  bytes: 'number',
  seen_at: 'string?',
} as const

const company = sql`
  select c.id, c.name, c.country, c.timezone, c.trial_ends_on, c.suspended_because, c.created_at, c.plan,
    c.max_accounts, c.max_bytes, c.removes_on, to_json(c.modules_off) as modules_off, ${stateOf} as state,
    u.people, u.submissions, u.bytes, u.seen_at
  from company c join company_use() u on u.company = c.id`

const pageSize = 50

/** A closed company reads and exports for so long; then it is removed. */
const daysUntilRemoval = 90

type Wanted = { search: string; state?: CompanyState | undefined; page: number }

async function countByState(db: Db, where: Sql) {
  const counted = await db.many(
    { state: one<CompanyState>(), n: 'number' },
    sql`select ${stateOf} as state, count(*) as n from company c where ${where} group by 1`,
  )
  const counts = { trial: 0, active: 0, suspended: 0, closed: 0 }
  for (const { state, n } of counted) counts[state] = n
  return counts
}

export async function findOverview(db: Db) {
  const companies = await countByState(db, sql`true`)
  const found = await db.maybe(
    { new_requests: 'number', bytes: 'number', backup_at: 'string?' },
    sql`
    select (select count(*) from site_request where state = 'new') as new_requests,
      (select coalesce(sum(bytes), 0)::bigint from company_use()) as bytes,
      (select max(made_at) from backup_made) as backup_at`,
  )
  if (found === undefined) throw new Error('The statement returned no row.')
  return { companies, ...found }
}

export async function findCompanies(db: Db, { search, state, page }: Wanted) {
  const named = sql`folded(c.name) like '%' || folded(${search.replace(/[%_\\]/g, '\\$&')}) || '%'`
  const counts = await countByState(db, named)
  const total =
    state === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[state]
  const data = await db.many(
    listed,
    sql`
    ${company} where ${named} and (${state ?? null}::text is null or ${stateOf} = ${state ?? null})
    order by folded(c.name), c.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return { data, counts, last_page: Math.max(1, Math.ceil(total / pageSize)) }
}

export async function findCompany(db: Db, id: string) {
  const found = await db.maybe(listed, sql`${company} where c.id = ${id}`)
  if (found === undefined) throw new Problem('row/missing')
  return found
}

type Change = {
  name?: string | undefined
  timezone?: string | undefined
  country?: string | undefined
  plan?: string | undefined
  max_accounts?: number | null | undefined
  max_bytes?: number | null | undefined
  modules_off?: Module[] | undefined
  trial_ends_on?: string | undefined
  state?: CompanyState | undefined
  reason: string
}

/** The company of the transaction. */
export function updateCompany(db: Db, change: Change) {
  const { name, timezone, country, plan, trial_ends_on, state, reason } = change
  const { max_accounts: accounts, max_bytes: bytes, modules_off: off } = change
  const kept = state === undefined
  const stopped = state === 'suspended' || state === 'closed'
  return db.run(sql`
    update company set name = coalesce(${name ?? null}, name), timezone = coalesce(${timezone ?? null}, timezone),
      country = coalesce(${country ?? null}, country), plan = coalesce(${plan ?? null}, plan),
      max_accounts = case when ${accounts === undefined} then max_accounts else ${accounts ?? null}::integer end,
      max_bytes = case when ${bytes === undefined} then max_bytes else ${bytes ?? null}::bigint end,
      modules_off = coalesce(${off ?? null}::text[], modules_off),
      trial_ends_on = case when ${state === 'active'} then null
        else coalesce(${trial_ends_on ?? null}::date, trial_ends_on) end,
      trial_told = case when ${trial_ends_on === undefined} then trial_told end,
      suspended_at = case when ${kept} then suspended_at when ${stopped} then coalesce(suspended_at, now()) end,
      suspended_because = case when ${kept} then suspended_because when ${stopped} then nullif(${reason}, '') end,
      removes_on = case when ${kept} then removes_on when ${state === 'closed'} then
        coalesce(removes_on, (now() at time zone timezone)::date + ${daysUntilRemoval}::integer) end,
      removal_told = case when ${kept || state === 'closed'} then removal_told end,
      closed_at = case when ${kept} then closed_at when ${state === 'closed'} then coalesce(closed_at, now()) end
    where id = current_company()`)
}

const managerRow = {
  id: 'string',
  name: 'string',
  first_name: 'string',
  email: 'string?',
  lang: one<Locale>(),
  entered: 'boolean',
} as const

/** Those of the company of the transaction. */
export const findManagers = (db: Db) =>
  db.many(
    managerRow,
    sql`
    select a.id, p.name, p.first_name, p.language as lang, coalesce(p.email, sign_in_name_of(a.id)) as email,
      a.login_id is not null as entered
    from account a join person p on p.company_id = a.company_id and p.id = a.person
    where a.company_id = current_company() and a.kind = 'staff' and a.role_id = 1 and a.deactivated_at is null
    order by folded(p.name), a.id`,
  )

/** What was removed, the last first. */
export const findRemoved = (db: Db) =>
  db.many(
    columns('company_removed', 'id', 'name', 'closed_at', 'removed_at', 'people', 'files', 'bytes'),
    sql`
    select id, name, closed_at, removed_at, people, files, bytes from company_removed
    order by removed_at desc, id limit 200`,
  )
