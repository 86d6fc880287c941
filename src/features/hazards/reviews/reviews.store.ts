import { json } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'

type Named = { id: string; number: string; title: string }

const done = sql`nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), '')`

/** What the caller does not see of an incident stays unsaid. */
export const reviewsOf = (db: Db, hazard: string) =>
  db.many(
    {
      id: 'string',
      incident: json<Named | null>(),
      cause: 'string?',
      came_of: 'boolean',
      asked_at: 'string',
      done_at: 'string?',
      done_by: 'string?',
      note: 'string?',
    },
    sql`
    select r.id, case when i.id is not null then jsonb_build_object('id', i.id, 'number', i.number,
        'title', coalesce(i.title, i.number)) end as incident,
      case when i.id is not null then r.cause end as cause, r.came_of, r.created_at as asked_at, r.done_at,
      ${done} as done_by, r.note
    from hazard_review r
    left join incidents i on i.company_id = r.company_id and i.id = r.incident
    left join account a on a.company_id = r.company_id and a.id = r.done_by
    where r.company_id = current_company() and r.hazard = ${hazard}
    order by r.created_at desc, r.id`,
  )

export const isHazard = async (db: Db, id: string): Promise<boolean> =>
  (await db.maybe(
    sql`select id from hazards where company_id = current_company() and id = ${id}`,
  )) !== undefined

export async function lockHazard(db: Db, id: string): Promise<void> {
  const row = await db.maybe(
    { archived: 'boolean' },
    sql`
    select archived_at is not null as archived from hazards
    where company_id = current_company() and id = ${id} for update`,
  )
  if (row === undefined) throw new Problem('row/missing')
  if (row.archived) throw new Problem('row/archived')
}

/** Its rating was looked at: every incident that asked for it is answered. */
export const closeReviews = (db: Db, hazard: string, note: string | null) =>
  db.run(sql`
    update hazard_review set done_at = now(), done_by = (select a.id from account a
      where a.company_id = current_company() and a.id = asking()), note = ${note}
    where company_id = current_company() and hazard = ${hazard} and done_at is null`)

/** The hazards at which an incident points. */
export const hazardsBehind = (db: Db, incident: string) =>
  db.many(
    {
      id: 'string',
      name: 'string',
      band: 'string?',
      cause: 'string?',
      came_of: 'boolean',
      done_at: 'string?',
    },
    sql`
    select h.id, h.name, coalesce(h.residual_band, h.initial_band) as band, r.cause, r.came_of, r.done_at
    from hazard_review r join hazards h on h.company_id = r.company_id and h.id = r.hazard
    where r.company_id = current_company() and r.incident = ${incident} order by r.created_at, h.id`,
  )

type Pointed = { hazard: string; incident: string; cause: string | null; came_of: boolean }

/** Pointed at once more, it is looked at once more only where the cause is another. What was added from the incident
 *  was rated then. */
export const pointAt = (db: Db, { hazard, incident, cause, came_of }: Pointed) =>
  db.run(sql`
    insert into hazard_review as r (company_id, hazard, incident, cause, came_of, done_at, done_by)
    select current_company(), ${hazard}, ${incident}, ${cause}, ${came_of},
      case when ${came_of} then now() end,
      case when ${came_of} then (select a.id from account a
        where a.company_id = current_company() and a.id = asking()) end
    on conflict (company_id, hazard, incident) do update set cause = excluded.cause,
      done_at = case when r.cause is not distinct from excluded.cause then r.done_at end,
      done_by = case when r.cause is not distinct from excluded.cause then r.done_by end`)

export const pointNoMore = async (db: Db, hazard: string, incident: string): Promise<boolean> =>
  (await db.run(sql`
    delete from hazard_review
    where company_id = current_company() and hazard = ${hazard} and incident = ${incident}`)) === 1
