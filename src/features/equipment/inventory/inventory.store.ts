// What happens to an asset, each as a row with who and when.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Write } from '../../../register/server/extension.ts'
import { closeNotices } from '../../notices/index.ts'
import { assetTakenOut } from './notice-kinds.ts'

export const openTag = (db: Db, asset: string) =>
  db.maybe(
    { id: 'string' },
    sql`select id from asset_tag_out where asset = ${asset} and released_at is null`,
  )

export const tagOut = (
  db: Db,
  asset: string,
  { reason, photo }: { reason: string; photo?: string | null | undefined },
) =>
  db.run(sql`
    insert into asset_tag_out (company_id, asset, reason, photo)
    values (current_company(), ${asset}, ${reason}, ${photo ?? null})`)

export async function release(db: Db, asset: string, note: string): Promise<number> {
  const released = await db.run(sql`
    update asset_tag_out set released_at = now(), release_note = ${note},
      released_by = nullif(current_setting('app.actor_id', true), '')::uuid
    where asset = ${asset} and released_at is null`)
  await closeNotices(db, assetTakenOut, asset)
  return released
}

export const setStatus = (db: Db, asset: string, status: string) =>
  db.run(sql`
    update inventory set status = ${status}
    where company_id = current_company() and id = ${asset} and status <> ${status}`)

/** Where it was and who held it, when either changes. */
export async function noteCustody(db: Db, { before, after }: Write): Promise<void> {
  const was = { location: before?.location ?? null, holder: before?.holder ?? null }
  const now = { location: after.location ?? null, holder: after.holder ?? null }
  if (was.location === now.location && was.holder === now.holder) return
  await db.run(sql`
    insert into asset_custody (company_id, asset, from_location, to_location, from_holder, to_holder)
    values (current_company(), ${after.id}, ${was.location}, ${now.location}, ${was.holder},
      ${now.holder})`)
}

export type MeterReading = {
  meter: 'hours' | 'km'
  reading: number
  replaced?: boolean
  note?: string | null | undefined
}

export const noteReading = (db: Db, asset: string, given: MeterReading) =>
  db.run(sql`
    insert into asset_meter_reading (company_id, asset, meter, reading, replaced, note)
    values (current_company(), ${asset}, ${given.meter}, ${given.reading},
      ${given.replaced ?? false}, ${given.note ?? null})`)

export async function noteReadings(db: Db, { before, after }: Write): Promise<void> {
  for (const meter of ['hours', 'km'] as const) {
    const reading = after[`meter_${meter}`]
    if (reading !== null && reading !== undefined && reading !== before?.[`meter_${meter}`])
      await noteReading(db, after.id, { meter, reading: Number(reading) })
  }
}
