import { json, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension, Viewer } from '../../../register/server/extension.ts'
import type { HolidayPlace } from './business-days.ts'
import type { ChainStep } from './chain.ts'

const chainRow = row({
  id: 'string',
  waits_for: 'string',
  projects: 'strings',
  teams: 'strings',
  steps: json<ChainStep[]>(),
})
export type EscalationChain = RowOf<typeof chainRow>

export const chainsInForce = (db: Db): Promise<EscalationChain[]> =>
  db.many(
    chainRow,
    sql`select id, waits_for, projects, teams, steps from escalation_chains
      where company_id = current_company() and archived_at is null order by folded(name), id`,
  )

/** The steps of a chain that were taken, each with its thing. */
export const stepsTaken = async (db: Db, chain: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many(
        { taken: 'string' },
        sql`select step || ' ' || thing as taken from escalation_step_taken
          where company_id = current_company() and chain = ${chain}`,
      )
    ).map(({ taken }) => taken),
  )

/** Writes down that steps are taken; answers those that had not been. */
export async function takeSteps(
  db: Db,
  chain: string,
  thing: string,
  steps: readonly ChainStep[],
): Promise<ChainStep[]> {
  const taken = await db.many(
    { step: 'string' },
    sql`
    insert into escalation_step_taken (company_id, chain, step, thing)
    select current_company(), ${chain}, step, ${thing}
    from unnest(${steps.map(({ id }) => id)}::uuid[]) step
    on conflict do nothing returning step`,
  )
  const fresh = new Set(taken.map(({ step }) => step))
  return steps.filter(({ id }) => fresh.has(id))
}

/** The names of accounts, and their own supervisors who still work here. */
export const peopleOf = (db: Db, accounts: readonly string[]) =>
  db.many(
    { id: 'string', name: 'string', supervisor: 'string?' },
    sql`
    select a.id, concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as name, s.id as supervisor
    from account a
    join person p on p.company_id = a.company_id and p.id = a.person
    left join account s on s.company_id = a.company_id and s.id = p.supervisor and s.deactivated_at is null
    where a.company_id = current_company() and a.id = any(${[...accounts]}::uuid[])
    order by folded(concat_ws(' ', a.first_name, a.last_name)), a.id`,
  )

/** Whose holidays hold at each project: those of the country of its address. */
export async function holidaysOfProjects(
  db: Db,
): Promise<(project: string | null) => HolidayPlace> {
  const abroad = await db.many(
    { id: 'string' },
    sql`select id from projects where company_id = current_company() and address ->> 'country' = 'US'`,
  )
  const american = new Set(abroad.map(({ id }) => id))
  return (project) => (project !== null && american.has(project) ? 'US' : 'CA-ON')
}

export const companyDay = async (db: Db, now: Date): Promise<string> => {
  const found = await db.maybe(
    { day: 'string' },
    sql`select (${now}::timestamptz at time zone timezone)::date as day from company
      where id = current_company()`,
  )
  if (found === undefined) throw new Error('There is no company in this transaction.')
  return found.day
}

/** The moments at which the work of those mornings is done. */
export const morningsOf = async (db: Db, days: readonly string[]): Promise<string[]> =>
  (
    await db.many(
      { at: 'string' },
      sql`select (u.day + time '07:00') at time zone c.timezone as at
        from company c, unnest(${[...days]}::date[]) with ordinality u(day, n)
        where c.id = current_company() order by u.n`,
    )
  ).map(({ at }) => at)

/** Those of the accounts that are no longer active. */
export const leftAmong = (db: Db, accounts: readonly string[]) =>
  db.many(
    { id: 'string', name: 'string' },
    sql`
    select a.id, concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as name from account a
    where a.company_id = current_company() and a.id = any(${[...accounts]}::uuid[])
      and a.deactivated_at is not null order by 2, 1`,
  )

/** The first of them that the person who asks sees. */
export async function firstSeen(
  db: Db,
  { register, scope }: RegisterExtension,
  viewer: Viewer,
  records: readonly string[],
): Promise<string | undefined> {
  const found = await db.maybe(
    { id: 'string' },
    sql`
    select t.id from unnest(${[...records]}::uuid[]) with ordinality asked(id, n)
    join ${sql.id(register.table)} t on t.company_id = current_company() and t.id = asked.id
    where ${scope?.(viewer) ?? sql`true`} order by asked.n limit 1`,
  )
  return found?.id
}

/** What no longer waits need not be read any more. */
export async function closeOthers(db: Db, kind: string, records: readonly string[]): Promise<void> {
  await db.run(sql`
    update notice set read_at = now()
    where company_id = current_company() and kind = ${kind} and read_at is null
      and record <> all(${[...records]}::uuid[])`)
}
