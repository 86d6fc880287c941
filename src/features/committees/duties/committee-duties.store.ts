import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { inspectedMonths, meetBy, wholeSince } from './clock.ts'
import type { CommitteeDuties } from './committee-duties.contract.ts'

/** Of the committee `c`, on a day: since when it is there, by what was done and when it was entered. */
export const factsOf = (db: Db, day: string) =>
  db.many(
    {
      id: 'string',
      name: 'string',
      location: 'string',
      place: 'string',
      since: 'string',
      met_on: 'string?',
      planned_on: 'string?',
      inspected_on: 'strings',
    },
    sql`
    select c.id, c.name, c.location, l.name as place,
      least((c.created_at at time zone company.timezone)::date,
        (select min(held_on) from jhsc_meetings m where ${ofCommittee('m')}),
        (select min(done_on) from jhsc_inspections i where ${ofCommittee('i')})) as since,
      (select max(held_on) from jhsc_meetings m where ${ofCommittee('m')} and held_on <= ${day}) as met_on,
      (select min(held_on) from jhsc_meetings m where ${ofCommittee('m')} and held_on > ${day}) as planned_on,
      array(select distinct done_on::text from jhsc_inspections i where ${ofCommittee('i')}
        and done_on <= ${day} order by 1) as inspected_on
    from jhsc_committees c
    join company on company.id = c.company_id
    join locations l on l.company_id = c.company_id and l.id = c.location
    where c.company_id = current_company() and c.archived_at is null order by c.id`,
  )

const ofCommittee = (t: string) => {
  const row = sql.id(t)
  return sql`${row}.company_id = c.company_id and ${row}.committee = c.id and ${row}.archived_at is null`
}

type Area = { id: string; name: string; parent: string | null }

/** The innermost areas of a place that lie in none of those that were inspected. */
function uninspectedOf(
  place: string,
  areas: readonly Area[],
  inspected: ReadonlySet<string>,
): { id: string; name: string }[] {
  const byId = new Map(areas.map((area) => [area.id, area]))
  const parents = new Set(areas.map(({ parent }) => parent))
  const isCovered = (id: string): boolean => {
    if (inspected.has(id)) return true
    const parent = id === place ? null : (byId.get(id)?.parent ?? null)
    return parent !== null && byId.has(parent) && isCovered(parent)
  }
  return areas
    .filter(({ id }) => !parents.has(id) && !isCovered(id))
    .map(({ id, name }) => ({ id, name }))
}

async function uninspected(db: Db, committee: string, place: string, today: string) {
  const areas = await db.many(
    { id: 'string', name: 'string', parent: 'string?' },
    sql`
    select l.id, l.name, l.parent from locations_within(current_company(), ${place}) w
    join locations l on l.company_id = current_company() and l.id = w.id
    where l.archived_at is null order by folded(l.name), l.id`,
  )
  const inspected = await db.many(
    { area: 'string' },
    sql`
    select distinct unnest(areas) as area from jhsc_inspections
    where company_id = current_company() and committee = ${committee} and archived_at is null
      and done_on > ${wholeSince(today)}::date`,
  )
  return uninspectedOf(place, areas, new Set(inspected.map(({ area }) => area)))
}

export async function committeeDutiesOf(
  db: Db,
  id: string,
  today: string,
): Promise<CommitteeDuties | undefined> {
  const found = (await factsOf(db, today)).find((committee) => committee.id === id)
  if (found === undefined) return undefined
  const { location, place, since, met_on, planned_on, inspected_on } = found
  const co_chairs = await db.many(
    { id: 'string', name: 'string', represents: one<'worker' | 'management'>() },
    sql`
    select m.person as id, p.name, m.represents
    from committee_members(current_company(), ${location}, ${today}::date) m
    join person p on p.company_id = current_company() and p.id = m.person
    where m.co_chair order by m.represents desc, folded(p.name)`,
  )
  return {
    location: { id: location, name: place },
    co_chairs,
    met_on,
    meet_by: meetBy({ since, metOn: met_on }),
    planned_on,
    months: inspectedMonths({ since, inspectedOn: inspected_on, today }),
    uninspected: await uninspected(db, id, location, today),
    today,
  }
}
