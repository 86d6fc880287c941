import { columns, one, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Shift } from '../appointment-fields.ts'
import { headCountsDemo } from '../appointments.demo.ts'
import { inOffice, today } from '../appointments.server.ts'
import { certificates } from '../first-aiders/certificates.store.ts'
import { refresherDue } from '../jhsc/jhsc.server.ts'
import type { Certificate, Member } from './judge.ts'

type At = { location: string }
type Who = At & { person: string }
export type ShiftHeadCount = At & { shift: Shift; workers: number }
const locationRow = row({ id: 'string', name: 'string', parent: 'string?' })
export type Location = RowOf<typeof locationRow>
export type CoverageRows = {
  locations: Location[]
  counts: ShiftHeadCount[]
  members: (Member & Who)[]
  /** A line for each certificate of a first aider. */
  aiders: (Certificate & Who & { shift: Shift; name: string })[]
  reps: Who[]
}

/** Everything that coverage is judged by, as it is today. */
export async function readCoverage(db: Db): Promise<CoverageRows> {
  return {
    locations: await db.many(
      locationRow,
      sql`
      select id, name, parent from locations where company_id = current_company()`,
    ),
    counts: await db.many(
      { ...columns('head_count', 'location', 'workers'), shift: one<Shift>() },
      sql`
      select location, shift, workers from head_count where company_id = current_company()`,
    ),
    members: await db.many(
      {
        location: 'string',
        person: 'string',
        represents: one<Member['represents']>(),
        selected_by: one<Member['selected_by']>(),
        co_chair: 'boolean',
        certified: 'boolean',
      },
      sql`
      select location, person, represents, selected_by, coalesce(co_chair, false) as co_chair,
        coalesce(certified_part1_on is not null and ${refresherDue} >= ${today}, false) as certified
      from jhsc t where ${inOffice}`,
    ),
    aiders: await db.many(
      {
        location: 'string',
        person: 'string',
        shift: one<Shift>(),
        level: one<Certificate['level']>(),
        name: 'string',
        record: 'string?',
        until: 'string?',
        revoked_on: 'string?',
        state: one<Certificate['state']>(),
        expiring: 'boolean',
      },
      sql`
      select t.location, t.person, t.name, t.shift, c.level, c.record, c.until, c.revoked_on, c.state,
        c.expiring
      from first_aiders t, ${certificates} c where ${inOffice}`,
    ),
    reps: await db.many(
      columns('hs_reps', 'location', 'person'),
      sql`select location, person from hs_reps t where ${inOffice}`,
    ),
  }
}

/** False where the place is not there. */
export async function keepHeadCount(db: Db, given: ShiftHeadCount): Promise<boolean> {
  const kept = await db.run(sql`
    insert into head_count (company_id, location, shift, workers)
    select current_company(), id, ${given.shift}, ${given.workers}::int from locations
    where company_id = current_company() and id = ${given.location} and archived_at is null
    on conflict (company_id, location, shift) do update set workers = excluded.workers`)
  return kept > 0
}

export const dropHeadCount = (db: Db, { location, shift }: Omit<ShiftHeadCount, 'workers'>) =>
  db.run(sql`
    delete from head_count
    where company_id = current_company() and location = ${location} and shift = ${shift}`)

export async function fillHeadCounts(db: Db): Promise<void> {
  for (const [name, shift, workers] of headCountsDemo) {
    const place = await db.maybe(
      { id: 'string' },
      sql`select id from locations where company_id = current_company() and name = ${name}`,
    )
    if (place !== undefined) await keepHeadCount(db, { location: place.id, shift, workers })
  }
}
