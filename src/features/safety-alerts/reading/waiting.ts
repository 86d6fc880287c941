// What waits for a reader: an acknowledgement, or where none is asked for, that it is opened.
import { sql } from '../../../kit/db/sql.ts'
import { isLive } from '../publishing/live.ts'

/** Each member `m` of its audience whom the live alert `t` waits for: `v` is its version, `f` the one that was to be
 *  acknowledged, `r` what became of it there. */
export const waitsForReader = sql`
  from audience_member m
  join safety_alerts t on t.company_id = m.company_id and t.id = m.audience
  join safety_alert_version v on v.company_id = t.company_id and v.alert = t.id
    and v.number = t.edition
  join safety_alert_version f on f.company_id = v.company_id and f.alert = v.alert
    and f.number = v.round
  left join safety_alert_reader r on r.company_id = v.company_id and r.alert = v.alert
    and r.round = v.round and r.person = m.person
  where m.company_id = current_company() and ${isLive}
    and case when t.acknowledge then not exists (
        select from safety_alert_acknowledgement k where k.company_id = v.company_id
          and k.alert = v.alert and k.round = v.round and k.person = m.person)
      else r.read_at is null end`

/** When the member `m` is to have acknowledged the alert `t`, whose round began with `f`. */
export const dueAt = sql`(greatest(m.since, f.published_at)
  + make_interval(hours => t.acknowledge_hours::integer))`
