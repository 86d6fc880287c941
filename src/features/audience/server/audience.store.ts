import { asCompany } from '../../../access/server/scoped.ts'
import { json, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { AudienceFact } from '../../../register/fields/audience.ts'
import { isMember, resolving } from './resolve.ts'

/** The planner knows nothing of how many people a fact reaches, takes it for one, and would compare each with each. */
async function byHash<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.run(sql`select set_config('enable_nestloop', 'off', true)`)
  const result = await work()
  await db.run(sql`select set_config('enable_nestloop', 'on', true)`)
  return result
}

/** Works out anew who is in these audiences; in all of the company's where none is named. Who stays keeps the day
 *  since when. */
export const recomputeAudiences = (db: Db, audiences?: readonly string[]): Promise<unknown> => {
  const among = (column: Sql) =>
    audiences === undefined ? sql`true` : sql`${column} = any(${[...audiences]}::uuid[])`
  const which = among(sql`id`)
  /** Said of the members themselves: found through their audiences, all of the company's would be read. */
  const theirs = sql`m.company_id = current_company() and ${among(sql`m.audience`)}`
  return asCompany(db, async () => {
    await db.run(sql`select id from audience where company_id = current_company() and ${which}
      order by id for update`)
    await byHash(db, () =>
      db.run(sql`
      with recursive ${resolving(sql`select id as audience, rule from audience
          where company_id = current_company() and ${which}`)},
        member as materialized (select * from resolved where ${isMember}),
        gone as (
          delete from audience_member m where ${theirs} and not exists (select from member
            where member.audience = m.audience and member.person = m.person))
      insert into audience_member (company_id, audience, person, because)
      select current_company(), audience, person, because from member
      where not exists (select from audience_member m where ${theirs}
        and m.audience = member.audience and m.person = member.person and m.because = member.because)
      on conflict (company_id, audience, person) do update set because = excluded.because
        where audience_member.because <> excluded.because`),
    )
  })
}

/** Whether something is for a person. */
export const isInAudience = async (db: Db, audience: string, person: string): Promise<boolean> =>
  (await db.maybe(sql`
    select person from audience_member where company_id = current_company()
      and audience = ${audience} and person = ${person}`)) !== undefined

/** Everyone whom something is for. */
export const membersOf = async (db: Db, audience: string): Promise<string[]> => {
  const rows = await db.many(
    { person: 'string' },
    sql`
    select person from audience_member
    where company_id = current_company() and audience = ${audience} order by person`,
  )
  return rows.map(({ person }) => person)
}

type AudienceReach = {
  people: string[]
  left_out: string[]
  counts: { n: number; people: number }[]
}

/** Whom a rule would reach: each counted by the first fact that takes them in, or that leaves them out. */
export async function reachedBy(db: Db, rule: readonly AudienceFact[]): Promise<AudienceReach> {
  const found = await asCompany(db, () =>
    byHash(db, () =>
      db.maybe(
        row({ people: 'strings', left_out: 'strings', counts: json<AudienceReach['counts']>() }),
        sql`
      with recursive ${resolving(sql`select null::uuid as audience, ${JSON.stringify(rule)}::jsonb as rule`)},
        counted as (select case when barred = '{}' then because[1] else barred[1] end as n,
            count(*)::integer as people from resolved where because <> '{}' group by 1)
      select coalesce(array_agg(person) filter (where ${isMember}), '{}')::text[] as people,
        coalesce(array_agg(person) filter (where because <> '{}' and barred <> '{}'), '{}')::text[] as left_out,
        (select coalesce(jsonb_agg(to_jsonb(counted) order by n), '[]') from counted) as counts
      from resolved`,
      ),
    ),
  )
  return found ?? { people: [], left_out: [], counts: [] }
}

const person = row({ id: 'string', name: 'string', detail: 'string?' })

/** Those of the people whom the caller sees, by name. */
export const namesAmong = (db: Db, people: readonly string[], from: number, most: number) =>
  db.many(
    person,
    sql`
    select p.id, p.name, nullif(concat_ws(' · ', p.job_title, p.employee_no), '') as detail
    from person p where p.company_id = current_company() and p.id = any(${[...people]}::uuid[])
    order by folded(p.name), p.id limit ${most} offset ${from}`,
  )
