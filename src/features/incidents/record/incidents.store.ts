import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import type { IncidentEventKind } from './events.ts'
import type { IncidentStatus } from './incidents.register.ts'
import type { IncidentKind } from './kinds.ts'
import { isOver } from './steps.ts'

const standing = {
  id: 'string',
  kind: one<IncidentKind>(),
  status: one<IncidentStatus>(),
  severity: 'string?',
  version: 'number',
  archived: 'boolean',
} as const

/** An incident that the caller sees. */
export async function seenIncident(db: Db, id: string) {
  const row = await db.maybe(
    standing,
    sql`
    select id, kind, status, severity, version, archived_at is not null as archived from incidents
    where company_id = current_company() and id = ${id}`,
  )
  if (row === undefined) throw new Problem('row/missing')
  return row
}

/** For the rest of the transaction. */
export async function lockIncident(db: Db, id: string) {
  const row = await db.maybe(
    standing,
    sql`
    select id, kind, status, severity, version, archived_at is not null as archived from incidents
    where company_id = current_company() and id = ${id} for update`,
  )
  if (row === undefined) throw new Problem('row/missing')
  if (row.archived) throw new Problem('row/archived')
  return row
}

/** For the rest of the transaction, unless it is over. */
export async function expectOpenIncident(db: Db, id: string): Promise<void> {
  const { status } = await lockIncident(db, id)
  if (isOver(status)) throw new Problem('incident/state')
}

export const moveIncident = async (db: Db, id: string, status: IncidentStatus) => {
  const moved = await db.maybe(
    { status: 'string', version: 'number' },
    sql`
    update incidents set status = ${status} where company_id = current_company() and id = ${id}
    returning status, version`,
  )
  if (moved === undefined) throw new Problem('row/missing')
  return moved
}

export const noteOfIncident = (
  db: Db,
  incident: string,
  { kind, reason = '' }: { kind: IncidentEventKind; reason?: string },
) =>
  db.run(sql`
    insert into incident_event (company_id, incident, kind, reason, by)
    select current_company(), ${incident}, ${kind}, nullif(${reason}, ''), a.id
    from (select asking() as who) w
    left join account a on a.company_id = current_company() and a.id = w.who`)

export const eventsOf = (db: Db, incident: string) =>
  db.many(
    {
      id: 'string',
      kind: one<IncidentEventKind>(),
      reason: 'string?',
      by: 'string?',
      at: 'string',
    },
    sql`
    select e.id, e.kind, e.reason, e.at,
      nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), '') as by
    from incident_event e
    left join account a on a.company_id = e.company_id and a.id = e.by
    where e.company_id = current_company() and e.incident = ${incident} order by e.at desc, e.id desc`,
  )

/** Who has agreed since it was last ready to close. */
export const signedOff = (db: Db, incident: string) =>
  db.many(
    { id: 'string', name: 'string' },
    sql`
    select distinct a.id, concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as name
    from incident_event e join account a on a.company_id = e.company_id and a.id = e.by
    where e.company_id = current_company() and e.incident = ${incident} and e.kind = 'sign_off'
      and e.at >= (select max(f.at) from incident_event f
        where f.company_id = e.company_id and f.incident = e.incident and f.kind = 'finish')
    order by name`,
  )
