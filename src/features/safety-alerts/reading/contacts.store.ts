// Contacts of contractors are no members of audiences: they are asked to sign nothing. An alert is for them where it is
// for everyone, for their contractor, for a project on which it works, or for them by name.
import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { AlertSeverity } from '../alerts/severities.ts'
import { isLive } from '../publishing/live.ts'

export type AlertContact = {
  person: string
  contractors: readonly string[]
  projects: readonly string[]
}

const names = ({ person, contractors, projects }: AlertContact) => sql`(a ->> 'kind' = 'contractor'
    and a ->> 'id' = any(${[...contractors]}::text[])
  or a ->> 'kind' = 'project' and a ->> 'id' = any(${[...projects]}::text[])
  or a ->> 'kind' = 'person' and a ->> 'id' = ${person}::text)`

const facts = sql`jsonb_array_elements(t.audience) a`

/** Each live alert `t` for the contact, with its version `v`, and `k` and `r`: what they said of it. */
const forContact = (contact: AlertContact) => sql`
  from safety_alerts t
  join safety_alert_version v on v.company_id = t.company_id and v.alert = t.id and v.number = t.edition
  join safety_alert_version f on f.company_id = v.company_id and f.alert = v.alert and f.number = v.round
  left join safety_alert_acknowledgement k on k.company_id = v.company_id and k.alert = v.alert
    and k.round = v.round and k.person = ${contact.person}
  left join safety_alert_reader r on r.company_id = v.company_id and r.alert = v.alert
    and r.round = v.round and r.person = ${contact.person}
  where t.company_id = current_company() and ${isLive}
    and exists (select from ${facts} where not (a ->> 'out')::boolean
      and (a ->> 'kind' = 'everyone' or ${names(contact)}))
    and not exists (select from ${facts} where (a ->> 'out')::boolean and ${names(contact)})`

const due = sql`(f.published_at + make_interval(hours => t.acknowledge_hours::integer))`

/** What waits for the contact, the gravest and then the latest first. */
export const alertsForContact = (db: Db, contact: AlertContact) =>
  db.many(
    { id: 'string', title: 'string', severity: one<AlertSeverity>() },
    sql`
    select t.id, t.title, t.severity ${forContact(contact)}
      and case when t.acknowledge then k.id is null else r.read_at is null end
    order by array_position('{stop_work,urgent,caution,info}', t.severity), f.published_at desc, t.id
    limit 50`,
  )

export const alertForContact = (db: Db, contact: AlertContact, alert: string) =>
  db.maybe(
    {
      number: 'number',
      round: 'number',
      hash: 'string',
      severity: one<AlertSeverity>(),
      published_at: 'string',
      note: 'string?',
      content: json<Record<string, unknown>>(),
      acknowledge: 'boolean',
      due_at: 'string?',
      acknowledged_at: 'string?',
    },
    sql`
    select v.number, v.round, v.hash, t.severity, t.publish_at as published_at, v.note,
      -- Files open with the right to view alerts.
      v.content || '{"files": []}' as content, t.acknowledge, ${due} as due_at, k.acknowledged_at
    ${forContact(contact)} and t.id = ${alert}`,
  )
