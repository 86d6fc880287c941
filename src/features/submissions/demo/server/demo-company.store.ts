// The people, places and things that the demo's submissions name.
import { type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'

const namedRow = row({ id: 'string', name: 'string' })
type Named = RowOf<typeof namedRow>

export type DemoCompany = {
  people: Named[]
  manager: Named
  places: Named[]
  projects: Named[]
  assets: (Named & { asset_type: string })[]
  incident: string | undefined
  /** By their codes. */
  reasons: ReadonlyMap<string, string>
}

export function named<Row extends Named>(rows: readonly Row[], name: string): Row {
  const row = rows.find((one) => one.name === name)
  if (row === undefined) throw new Error(`The demo has no ${name}.`)
  return row
}

export async function readDemoCompany(db: Db): Promise<DemoCompany> {
  const people = await db.many(
    namedRow,
    sql`
    select id, concat_ws(' ', first_name, last_name) as name from account
    where company_id = current_company() and kind = 'staff' order by last_name, id`,
  )
  const places = await db.many(
    namedRow,
    sql`select id, name from locations where company_id = current_company()`,
  )
  const projects = await db.many(
    namedRow,
    sql`select id, name from projects where company_id = current_company()`,
  )
  const assets = await db.many(
    { ...namedRow, asset_type: 'string' },
    sql`select id, name, asset_type from inventory where company_id = current_company()`,
  )
  const [incident] = await db.many(
    namedRow,
    sql`
    select id, name from incident_types where company_id = current_company()
    order by folded(name), id`,
  )
  const reasons = await db.many(
    namedRow,
    sql`
    select id, code as name from incident_reasons
    where company_id = current_company() and code is not null`,
  )
  return {
    people: people.filter(({ name }) => name !== 'Helen Zhang'),
    manager: named(people, 'Maya Okafor'),
    places,
    projects,
    assets,
    incident: incident?.id,
    reasons: new Map(reasons.map(({ id, name }) => [name, id])),
  }
}
