// An asset that fails a critical item of a check goes out of service, until the same check passes.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { takenOut } from './tell-taken-out.job.ts'

export type FailedCheck = {
  submission: string
  asset: string
  reason: string
  by: string | null
}

export type TakenOut = { id: string; name: string }

/** Nothing where its type is not locked out by a fail, or it is tagged out already. */
export async function tagOutFailed(db: Db, check: FailedCheck): Promise<TakenOut | null> {
  const taken = await db.maybe<TakenOut & { tag: string }>(sql`
    with taken as (
      update inventory i set status = 'out_of_service' from asset_types t
      where i.company_id = current_company() and i.id = ${check.asset} and i.archived_at is null
        and i.status not in ('lost', 'retired')
        and t.company_id = i.company_id and t.id = i.asset_type and t.lockout
        and not exists (select from asset_tag_out o
          where o.company_id = i.company_id and o.asset = i.id and o.released_at is null)
      returning i.company_id, i.id, i.inventory_id || ' – ' || i.name as name
    ), tagged as (
      insert into asset_tag_out (company_id, asset, reason, submission)
      select company_id, id, ${check.reason.slice(0, 1000)}, ${check.submission}::uuid
      from taken
      returning id
    )
    select taken.id, taken.name, tagged.id as tag from taken, tagged`)
  if (taken === undefined) return null
  await enqueue(db, takenOut, { tag: taken.tag, by: check.by })
  return { id: taken.id, name: taken.name }
}

export const takenOutBy = async (db: Db, submission: string): Promise<TakenOut | null> =>
  (await db.maybe<TakenOut>(sql`
    select i.id, i.inventory_id || ' – ' || i.name as name
    from asset_tag_out o join inventory i on i.company_id = o.company_id and i.id = o.asset
    where o.company_id = current_company() and o.submission = ${submission}`)) ?? null

/** The form that took it out of service and has not been passed since. */
export const failedSince = (db: Db, asset: string) =>
  db.maybe<{ title: string }>(sql`
    select s.title from asset_tag_out o
    join submissions s on s.company_id = o.company_id and s.id = o.submission
    where o.company_id = current_company() and o.asset = ${asset} and o.released_at is null
      and not exists (select from submissions p
        where p.company_id = s.company_id and p.form = s.form and p.asset = o.asset
          and p.submitted_at > o.created_at and not p.critical and p.archived_at is null
          and p.stage not in ('void', 'returned'))`)
