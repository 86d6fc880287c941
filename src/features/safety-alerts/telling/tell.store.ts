// Tells people of an alert, and stops when nobody waits for them any more.
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { closeNotices, notify } from '../../notices/index.ts'
import { type AlertSeverity, isUrgent } from '../alerts/severities.ts'
import { isLive } from '../publishing/live.ts'
import { waitsForReader } from '../reading/waiting.ts'
import { alertNotices, alertReminder, noticeOf } from './notice-kinds.ts'

/** Of the alert `t`: the round that is read now. */
const inRound = sql`(select v.round from safety_alert_version v where v.company_id = t.company_id
  and v.alert = t.id and v.number = t.edition)`

/** Who has joined since is told; everybody else was. The lock lets pass who reads the alert at that moment: their row
 *  and ours would wait for each other. Said outside of anybody's scope: an alert is for people whom its
 *  author may not see. */
export async function tellReaders(db: Db, alert: string): Promise<void> {
  const told = await db.maybe(
    {
      title: 'string',
      severity: one<AlertSeverity>(),
      round: 'number',
      channels: 'strings',
    },
    sql`
    select t.title, t.severity, ${inRound} as round, t.channels
    from safety_alerts t where t.company_id = current_company() and t.id = ${alert} and ${isLive}
    for no key update of t`,
  )
  if (told === undefined) return
  const { title, severity, round, channels } = told
  const readers = await db.many(
    { person: 'string', told: 'boolean' },
    sql`
    insert into safety_alert_reader (company_id, alert, round, person, told_at)
    select m.company_id, ${alert}, ${round}, m.person, (select now() from account a
      where a.company_id = m.company_id and a.id = m.person and a.kind = 'staff'
        and a.deactivated_at is null)
    from audience_member m where m.company_id = current_company() and m.audience = ${alert}
    on conflict do nothing
    returning person, told_at is not null as told`,
  )
  await notify(db, noticeOf(severity), {
    to: readers.filter((one) => one.told).map(({ person }) => person),
    record: alert,
    event: `${alert} ${round}`,
    facts: { title },
    passesQuiet: isUrgent(severity),
    by: { mail: channels.includes('mail'), push: channels.includes('push') },
  })
}

/** Reminds whom it waits for, at most once an hour; answers how many, and nothing where it is too soon. */
export async function remindReaders(db: Db, alert: string, now: Date): Promise<number | undefined> {
  const reminded = await db.maybe(
    { title: 'string', channels: 'strings' },
    sql`
    update safety_alerts set reminded_at = ${now}
    where company_id = current_company() and id = ${alert}
      and (reminded_at is null or reminded_at <= ${now}::timestamptz - interval '1 hour')
    returning title, channels`,
  )
  if (reminded === undefined) return undefined
  const waiting = await db.many(
    { person: 'string' },
    sql`select m.person ${waitsForReader} and t.id = ${alert} and r.told_at is not null`,
  )
  const { title, channels } = reminded
  await notify(db, alertReminder, {
    to: waiting.map(({ person }) => person),
    record: alert,
    event: `${alert} ${now.toISOString()}`,
    facts: { title },
    by: { mail: channels.includes('mail'), push: channels.includes('push') },
  })
  return waiting.length
}

/** For one person, or for all. */
export async function closeAlert(db: Db, alert: string, person?: string): Promise<void> {
  for (const kind of alertNotices) await closeNotices(db, kind, alert, person)
}
