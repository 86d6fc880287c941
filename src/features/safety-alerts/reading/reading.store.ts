import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import type { AlertState } from '../alerts/safety-alerts.register.ts'
import type { AlertSeverity } from '../alerts/severities.ts'
import { alertState } from '../publishing/live.ts'
import { dueAt, waitsForReader } from './waiting.ts'

/** What waits for a person, the gravest and then the latest first. */
export const alertsWaitingFor = (db: Db, person: string) =>
  db.many(
    { id: 'string', title: 'string', severity: one<AlertSeverity>(), due_at: 'string?' },
    sql`
    select t.id, t.title, t.severity, ${dueAt} as due_at ${waitsForReader} and m.person = ${person}
    order by array_position('{stop_work,urgent,caution,info}', t.severity), f.published_at desc, t.id
    limit 50`,
  )

/** How the version in force stands to a person. */
export async function readingOf(db: Db, alert: string, person: string) {
  const found = await db.maybe(
    {
      state: one<AlertState>(),
      severity: one<AlertSeverity>(),
      number: 'number',
      round: 'number',
      hash: 'string',
      note: 'string?',
      is_member: 'boolean',
      was_told: 'boolean',
      due_at: 'string?',
      acknowledged_at: 'string?',
    },
    sql`
    select ${alertState} as state, t.severity, v.number, v.round, v.hash, v.note, m.person is not null as is_member,
      exists (select from safety_alert_reader r where r.company_id = t.company_id
        and r.alert = t.id and r.person = ${person}) as was_told,
      case when m.person is not null then ${dueAt} end as due_at,
      (select k.acknowledged_at from safety_alert_acknowledgement k
        where k.company_id = v.company_id and k.alert = v.alert and k.round = v.round
          and k.person = ${person}) as acknowledged_at
    from safety_alerts t
    join safety_alert_version v on v.company_id = t.company_id and v.alert = t.id
      and v.number = t.edition
    join safety_alert_version f on f.company_id = v.company_id and f.alert = v.alert
      and f.number = v.round
    left join audience_member m on m.company_id = t.company_id and m.audience = t.id
      and m.person = ${person}
    where t.company_id = current_company() and t.id = ${alert}`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found
}

type Read = { alert: string; round: number; person: string }

export const noteRead = (db: Db, { alert, round, person }: Read) =>
  db.run(sql`
    insert into safety_alert_reader as r (company_id, alert, round, person, told_at, read_at)
    values (current_company(), ${alert}, ${round}, ${person}, now(), now())
    on conflict (company_id, alert, round, person) do update
      set read_at = coalesce(r.read_at, excluded.read_at)`)

/** Once, however often it is pressed. */
export const acknowledge = (
  db: Db,
  {
    alert,
    round,
    person,
    number,
    hash,
    name,
  }: Read & { number: number; hash: string; name: string },
) =>
  db.run(sql`
    insert into safety_alert_acknowledgement (company_id, alert, round, number, hash, person, name)
    values (current_company(), ${alert}, ${round}, ${number}, ${hash}, ${person}, ${name})
    on conflict (company_id, alert, round, person) do nothing`)
