// By which certificate a first aider serves: the one that the appointment names with its last day, else those that their
// training records of first aid are.
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { CertificateLevel } from '../../../regulation/index.ts'
import { inOffice, today } from '../appointments.server.ts'
import { expiresSoon } from './expires-soon.store.ts'

/** Of the first aider `t`: what the best record says that gives the level of the appointment. */
const ofRecord = (what: Sql): Sql => sql`(
  select ${what} from first_aid_certificates(array[t.person]) r
  where r.level = t.certificate_level or r.level = 'standard'
  order by r.state <> 'valid', r.until desc nulls first, r.record limit 1)`

const namesDay = sql`t.certificate_expires_on is not null`

/** Of the first aider `t`. */
export const certificateUntil = sql`case when ${namesDay} then t.certificate_expires_on
  else ${ofRecord(sql`r.until`)} end`

const soonOr = (day: Sql, state: Sql): Sql =>
  sql`case when ${state} = 'valid' and ${expiresSoon(day)} then 'expiring' else ${state} end`

const stateOfNamed = sql`case when t.certificate_expires_on < ${today} then 'expired' else 'valid' end`

/** Of the first aider `t`. */
export const certificateState = sql`case
  when ${namesDay} then ${soonOr(sql`t.certificate_expires_on`, stateOfNamed)}
  else coalesce(${ofRecord(soonOr(sql`r.until`, sql`r.state`))}, 'unknown') end`

/** Each certificate of the first aider `t`; `unknown` where there is none. */
export const certificates = sql`lateral (
  select coalesce(c.level, t.certificate_level) as level, c.until, c.revoked_on, c.record,
    coalesce(c.state, 'unknown') as state, coalesce(${expiresSoon(sql`c.until`)}, false) as expiring
  from (select) one left join (
    select t.certificate_level as level, t.certificate_expires_on as until, null::date as revoked_on,
      null::uuid as record, ${stateOfNamed} as state
    where ${namesDay}
    union all
    select r.level, r.until, r.revoked_on, r.record, r.state
    from first_aid_certificates(array[t.person]) r where not (${namesDay})) c on true)`

/** The proven certificates of first aid of these people, each with the last day on which it counts: what an appointment
 *  names, and records of trainings. */
export const aidCertificatesOf = (db: Db, people: readonly string[]) =>
  db.many(
    { person: 'string', level: one<CertificateLevel>(), until: 'string?' },
    sql`
    select t.person, t.certificate_level as level, t.certificate_expires_on as until from first_aiders t
    where ${inOffice} and t.person = any(${[...people]}::uuid[]) and ${namesDay}
    union
    select r.person, r.level, r.until from first_aid_certificates(${[...people]}::uuid[]) r
    where r.state in ('valid', 'expired')`,
  )
