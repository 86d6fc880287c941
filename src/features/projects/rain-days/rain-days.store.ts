import { one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { WorkplaceRef } from '../workplace.ts'
import type { RainKind, RainPart } from './rain-days.contract.ts'

const standingRow = row({
  id: 'string',
  day: 'string',
  kind: one<RainKind>(),
  part: one<RainPart>(),
  reason: 'string?',
  affects_forms: 'boolean',
})
export type RainDay = RowOf<typeof standingRow>

const who = (column: string) => sql`(
  select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) from account a
  where a.company_id = r.company_id and a.id = r.${sql.id(column)})`

export const rainDaysOf = (db: Db, place: WorkplaceRef) =>
  db.many(
    {
      ...standingRow,
      declared_by: 'string?',
      declared_at: 'string',
      revoked_by: 'string?',
      revoked_at: 'string?',
    },
    sql`
    select r.id, r.day, r.kind, r.part, r.reason, r.affects_forms, ${who('created_by')} as declared_by,
      r.created_at as declared_at, ${who('revoked_by')} as revoked_by, r.revoked_at
    from rain_days r where r.company_id = current_company() and r.subject_id = ${place.id}
    order by r.day desc, r.created_at desc, r.id`,
  )

/** Those that nobody has revoked. */
export const rainBetween = (db: Db, place: WorkplaceRef, from: string, to: string) =>
  db.many(
    standingRow,
    sql`
    select id, day, kind, part, reason, affects_forms from rain_days
    where company_id = current_company() and subject_id = ${place.id}
      and revoked_at is null and day between ${from} and ${to} order by day, part, kind`,
  )

/** Of several workplaces, those that excuse forms. */
export const excusesOfAll = (
  db: Db,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
) =>
  db.many(
    { workplace: 'string', id: 'string', day: 'string', part: one<RainPart>() },
    sql`
    select subject_id as workplace, id, day, part from rain_days
    where company_id = current_company() and subject_id = any(${[...ids]}::uuid[])
      and revoked_at is null and affects_forms
      and day between ${from}::date and ${to}::date + 62 order by day, part`,
  )

/** Nothing where the same is declared already. */
export const declare = (db: Db, { kind, id }: WorkplaceRef, given: Omit<RainDay, 'id'>) =>
  db.maybe(
    standingRow,
    sql`
    insert into rain_days (company_id, ${sql.id(kind)}, day, kind, part, reason, affects_forms)
    values (current_company(), ${id}, ${given.day}, ${given.kind}, ${given.part},
      nullif(${given.reason}, ''), ${given.affects_forms})
    on conflict (company_id, subject_id, day, kind, part) where revoked_at is null do nothing
    returning id, day, kind, part, reason, affects_forms`,
  )

export const revoke = async (db: Db, place: WorkplaceRef, id: string): Promise<boolean> =>
  (await db.run(sql`
    update rain_days set revoked_at = now(),
      revoked_by = nullif(current_setting('app.actor_id', true), '')::uuid
    where company_id = current_company() and subject_id = ${place.id} and id = ${id}
      and revoked_at is null`)) === 1
