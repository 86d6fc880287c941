// What happened to a deficiency, each with who and when.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'

export type EventKind =
  | 'raised'
  | 'started'
  | 'done'
  | 'verified'
  | 'rejected'
  | 'duplicate'
  | 'voided'
  | 'accepted'
  | 'reassigned'
  | 'extended'
  | 'effective'
  | 'not_effective'
  | 'reminded'
  | 'escalated'
  | 'notice_due'

export type NewEvent = {
  kind: EventKind
  reason?: string | null
  detail?: Readonly<Record<string, unknown>>
  /** The person whom the transaction serves, unless said. */
  by?: string | null
}

export const noteEach = (
  db: Db,
  deficiencies: readonly string[],
  { kind, reason, detail, by }: NewEvent,
) =>
  db.run(sql`
    insert into deficiency_event (company_id, deficiency, kind, reason, detail, by)
    select current_company(), id, ${kind}, ${reason ?? null},
      ${detail === undefined ? null : JSON.stringify(detail)}::jsonb,
      coalesce(${by ?? null}::uuid, nullif(current_setting('app.actor_id', true), '')::uuid)
    from unnest(${[...deficiencies]}::uuid[]) id`)

export const note = (db: Db, deficiency: string, happened: NewEvent) =>
  noteEach(db, [deficiency], happened)

/** Who said last that it is put right. */
export async function doerOf(db: Db, deficiency: string): Promise<string | null> {
  const found = await db.maybe(
    { by: 'string?' },
    sql`
    select by from deficiency_event where company_id = current_company()
      and deficiency = ${deficiency} and kind = 'done' order by at desc, id desc limit 1`,
  )
  return found?.by ?? null
}
