// An asset that fails a critical item of a check goes out of service, until the same check passes.
import { type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { tellTakenOut } from './tell-taken-out.store.ts'

/** What a submission found of one asset: why it must not be used, or nothing where it passed. */
export type Check = { asset: string; reason: string | null }

export type CheckedAssets = { submission: string; form: string; by: string | null; checks: Check[] }

const takenOutRow = row({ id: 'string', name: 'string' })
export type TakenOut = RowOf<typeof takenOutRow>

/** Those whose type is locked out by a fail, held: two checks of one asset come one after the other. */
const lockedOut = (db: Db, assets: readonly string[]) =>
  db.many(
    takenOutRow,
    sql`
    select i.id, i.inventory_id || ' – ' || i.name as name
    from inventory i join asset_types t on t.company_id = i.company_id and t.id = i.asset_type
    where i.company_id = current_company() and i.id = any(${assets}::uuid[])
      and i.archived_at is null and i.status not in ('lost', 'retired') and t.lockout
    order by i.id for update of i`,
  )

/** Those that failed now and had not failed in this submission before. */
async function newlyFailed(db: Db, { submission, form }: CheckedAssets, checks: readonly Check[]) {
  const assets = checks.map(({ asset }) => asset)
  // What a revision no longer names was not checked.
  await db.run(sql`
    delete from asset_check
    where company_id = current_company() and submission = ${submission}
      and asset <> all(${assets}::uuid[])`)
  if (checks.length === 0) return new Set<string>()
  const changed = await db.many(
    { asset: 'string', failed: 'boolean' },
    sql`
    insert into asset_check as known (company_id, submission, asset, form, failed)
    select current_company(), ${submission}, c.asset, ${form}, c.reason is not null
    from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) as c(asset uuid, reason text)
    on conflict (company_id, submission, asset) do update
      set failed = excluded.failed, at = excluded.at where known.failed <> excluded.failed
    returning asset, failed`,
  )
  return new Set(changed.flatMap(({ asset, failed }) => (failed ? [asset] : [])))
}

/** Replaces the earlier result of the submission; answers with the assets that it took out of service. */
export async function noteChecks(db: Db, checked: CheckedAssets): Promise<TakenOut[]> {
  const assets = checked.checks.map(({ asset }) => asset)
  const held = assets.length === 0 ? [] : await lockedOut(db, assets)
  const names = new Map(held.map(({ id, name }) => [id, name]))
  const checks = checked.checks.filter(({ asset }) => names.has(asset))
  const failed = await newlyFailed(db, checked, checks)
  const reasons = checks.filter(({ asset }) => failed.has(asset))
  if (reasons.length === 0) return []
  const tagged = await db.many(
    { tag: 'string', asset: 'string' },
    sql`
    insert into asset_tag_out (company_id, asset, reason, submission)
    select current_company(), c.asset, left(c.reason, 1000), ${checked.submission}
    from jsonb_to_recordset(${JSON.stringify(reasons)}::jsonb) as c(asset uuid, reason text)
    where not exists (select from asset_tag_out o
      where o.company_id = current_company() and o.asset = c.asset and o.released_at is null)
    returning id as tag, asset`,
  )
  const ids = tagged.map(({ asset }) => asset)
  await db.run(sql`
    update inventory set status = 'out_of_service'
    where company_id = current_company() and id = any(${ids}::uuid[])`)
  const tags = tagged.map(({ tag }) => tag)
  await tellTakenOut(db, tags, checked.by)
  return ids.map((id) => ({ id, name: names.get(id) ?? '' }))
}

export const takenOutBy = (db: Db, submission: string) =>
  db.many(
    takenOutRow,
    sql`
    select i.id, i.inventory_id || ' – ' || i.name as name
    from asset_tag_out o join inventory i on i.company_id = o.company_id and i.id = o.asset
    where o.company_id = current_company() and o.submission = ${submission} order by o.id`,
  )

/** A form that it failed and has not passed since. */
export const failedSince = (db: Db, asset: string) =>
  db.maybe(
    { title: 'string' },
    sql`
    select latest.title from (
      select distinct on (c.form) c.failed, s.title from asset_check c
      join submissions s on s.company_id = c.company_id and s.id = c.submission
      where c.company_id = current_company() and c.asset = ${asset} and s.archived_at is null
        and s.stage <> 'void' and (c.failed or s.stage <> 'returned')
      order by c.form, c.at desc, s.id desc) latest
    where latest.failed limit 1`,
  )
