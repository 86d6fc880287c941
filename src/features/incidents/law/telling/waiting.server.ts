// Legal notices whose instant has passed, and reports that nobody has triaged, for the chains of a company. Of a
// restricted incident no more than its number is said.
import { inConfidence } from '../../../../access/server/confidence.ts'
import { accountsHolding } from '../../../../access/server/holders.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import { inEach } from '../../../../kit/language/in-each.ts'
import { kindOfWaiting, type Waiting } from '../../../../manifest/waiting.ts'
import { texts } from './texts.ts'

const path = '/dashboard/incidents/record/{record}'
const of = 'incidents'

/** They wait for everybody who classifies. */
async function found(db: Db, from: Sql, today: string): Promise<Waiting[]> {
  const rows = await inConfidence(db, () =>
    db.many(
      { record: 'string', which: 'string', what: 'string', since: 'string', project: 'string?' },
      sql`
      select * from (${from}) w where since < ${today} order by since, record, which`,
    ),
  )
  const by = rows.length === 0 ? [] : await accountsHolding(db, 'incidents.classify')
  return rows.map((row) => ({ ...row, by, team: null }))
}

const named = (more: Sql) => sql`i.number || case when i.confidential then '' else ${more} end`
const here = sql`i.company_id = current_company() and i.archived_at is null`

const lateDuties = kindOfWaiting({
  name: 'incident-duty-late',
  of,
  path,
  words: inEach(texts, 'waiting-duty'),
  find: (db, { today }) =>
    found(
      db,
      sql`
      select i.id as record, d.code as which, i.number || ' ' || d.code as what,
        (d.due_at at time zone c.timezone)::date as since, i.project
      from incident_duty d
      join incidents i on i.company_id = d.company_id and i.id = d.incident
      join company c on c.id = d.company_id
      where ${here} and d.sent_at is null and d.withdrawn_at is null and d.due_at < now()`,
      today,
    ),
})

const untriaged = kindOfWaiting({
  name: 'incident-untriaged',
  of,
  path,
  words: inEach(texts, 'waiting-triage'),
  find: (db, { today }) =>
    found(
      db,
      sql`
      select i.id as record, '' as which, ${named(sql`' ' || i.title`)} as what,
        (i.reported_at at time zone c.timezone)::date as since, i.project
      from incidents i join company c on c.id = i.company_id
      where ${here} and i.status = 'reported'`,
      today,
    ),
})

export const waitingOfIncidents = [lateDuties, untriaged]
