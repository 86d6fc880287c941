import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { dueAt, waitsForReader } from '../reading/waiting.ts'

/** Whom the round in force is for, or who acknowledged it before they left; and when each step of theirs was. */
const steps = sql`
  select p.person, r.told_at, coalesce(r.read_at, k.acknowledged_at) as opened_at,
    k.acknowledged_at, f.published_at, t.company_id
  from safety_alerts t
  join safety_alert_version v on v.company_id = t.company_id and v.alert = t.id
    and v.number = t.edition
  join safety_alert_version f on f.company_id = v.company_id and f.alert = v.alert
    and f.number = v.round
  cross join lateral (
    select m.person from audience_member m where m.company_id = t.company_id and m.audience = t.id
    union select a.person from safety_alert_acknowledgement a
      where a.company_id = t.company_id and a.alert = t.id and a.round = v.round) p
  left join safety_alert_reader r on r.company_id = t.company_id and r.alert = t.id
    and r.round = v.round and r.person = p.person
  left join safety_alert_acknowledgement k on k.company_id = t.company_id and k.alert = t.id
    and k.round = v.round and k.person = p.person
  where t.company_id = current_company()`

export async function countsOf(db: Db, alert: string) {
  const found = await db.maybe(
    {
      acknowledge: 'boolean',
      people: 'number',
      reached: 'number',
      read: 'number',
      acknowledged: 'number',
      hours_to_most: 'number?',
      by: one<'hour' | 'day'>(),
      remind_at: 'string?',
    },
    sql`
    select a.acknowledge, count(s.person) as people, count(s.told_at) as reached,
      count(s.opened_at) as read, count(s.acknowledged_at) as acknowledged,
      case when count(s.acknowledged_at) >= 0.8 * count(s.person) and count(s.person) > 0 then
        round((extract(epoch from (array_agg(s.acknowledged_at order by s.acknowledged_at))
          [ceil(0.8 * count(s.person))::integer] - min(s.published_at)) / 3600)::numeric, 1) end
        as hours_to_most,
      case when min(s.published_at) > now() - interval '2 days' then 'hour' else 'day' end as by,
      case when a.reminded_at > now() - interval '1 hour'
        then a.reminded_at + interval '1 hour' end as remind_at
    from safety_alerts a left join (${steps} and t.id = ${alert}) s on true
    where a.company_id = current_company() and a.id = ${alert}
    group by a.id, a.acknowledge, a.reminded_at`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found
}

/** What had been reached at the end of each hour or day that brought something. */
export const overTime = (db: Db, alert: string, by: 'hour' | 'day') =>
  db.many(
    { at: 'string', reached: 'number', read: 'number', acknowledged: 'number' },
    sql`
    with happened as (
      select date_trunc(${by}, e.at, c.timezone) as at, e.step
      from (${steps} and t.id = ${alert}) s join company c on c.id = s.company_id, lateral (values
        ('reached', s.told_at), ('read', s.opened_at), ('acknowledged', s.acknowledged_at)) e(step, at)
      where e.at is not null
    )
    select at, ${sql.join(
      ['reached', 'read', 'acknowledged'].map(
        (step) =>
          sql`(sum(count(*) filter (where step = ${step})) over (order by at))::integer as ${sql.id(step)}`,
      ),
    )}
    from happened group by at order by at limit 400`,
  )

export const outstandingOf = (db: Db, alert: string) =>
  db.many(
    { id: 'string', name: 'string', reached: 'boolean', read_at: 'string?', due_at: 'string?' },
    sql`
    select w.person as id, p.name, w.told_at is not null as reached, w.read_at, w.due_at
    from (select m.person, r.told_at, r.read_at, ${dueAt} as due_at ${waitsForReader}
      and t.id = ${alert}) w
    join person p on p.company_id = current_company() and p.id = w.person
    order by folded(p.name), p.id`,
  )
