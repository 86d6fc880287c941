import { hash } from 'node:crypto'
import { canonical } from '../../../kit/canonical.ts'
import { json, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import { Problem } from '../../../kit/problems.ts'
import type { AlertState } from '../alerts/safety-alerts.register.ts'
import { type AlertSeverity, mostUrgent } from '../alerts/severities.ts'
import { tellAlert } from '../telling/tell-jobs.ts'
import { alertState } from './live.ts'

const alertRow = row({
  version: 'number',
  archived: 'boolean',
  state: one<AlertState>(),
  severity: one<AlertSeverity>(),
  publish_at: 'string?',
  says: 'boolean',
  /** Nobody is asked to approve it, or they have. */
  approved: 'boolean',
})

/** For the rest of the transaction. */
export async function lockAlert(db: Db, id: string) {
  const alert = await db.maybe(
    alertRow,
    sql`
    select t.version, t.archived_at is not null as archived, ${alertState} as state, t.severity,
      t.publish_at, t.content <> '[]' or t.files <> '{}' as says,
      t.approved_at is not null or t.approver is null and not (select c.alerts_approved
        from company c where c.id = t.company_id) as approved
    from safety_alerts t where t.company_id = current_company() and t.id = ${id} for update`,
  )
  if (alert === undefined) throw new Problem('row/missing')
  return alert
}

/** The moment that the clocks of the company show as `local`; nothing where it is past, or after its last day. */
export async function momentOf(
  db: Db,
  id: string,
  { local, now }: { local: string | undefined; now: Date },
): Promise<Date | undefined> {
  const found = await db.maybe(
    { at: 'string' },
    sql`
    select m.at from company c, safety_alerts t, lateral (
      select coalesce(${local ?? null}::timestamp at time zone c.timezone, ${now}::timestamptz) as at) m
    where c.id = current_company() and t.company_id = c.id and t.id = ${id} and m.at >= ${now}
      and (t.expires_on is null or t.expires_on >= (m.at at time zone c.timezone)::date)`,
  )
  return found === undefined ? undefined : new Date(found.at)
}

const urgentOnes = sql`('urgent', 'stop_work')`

/** Whether the day of a moment has its urgent alerts already: those that people were told of and those that are
 *  scheduled, beside this one. Two that are published at once are counted one after the other. */
export async function isUrgentDayFull(db: Db, id: string, at: Date): Promise<boolean> {
  await db.run(sql`select id from company where id = current_company() for update`)
  const onThatDay = (moment: Sql) =>
    sql`(${moment} at time zone c.timezone)::date = (${at}::timestamptz at time zone c.timezone)::date`
  const found = await db.maybe(
    { told: 'number' },
    sql`
    select (select count(*) from safety_alert_version v where v.company_id = c.id
        and v.round = v.number and v.content ->> 'severity' in ${urgentOnes}
        and ${onThatDay(sql`v.published_at`)})
      + (select count(*) from safety_alerts t where t.company_id = c.id and t.id <> ${id}
        and t.edition is null and t.archived_at is null and t.severity in ${urgentOnes}
        and ${onThatDay(sql`t.publish_at`)}) as told
    from company c where c.id = current_company()`,
  )
  return (found?.told ?? 0) >= mostUrgent
}

export const scheduleAlert = (db: Db, id: string, at: Date) =>
  db.run(sql`
    update safety_alerts set publish_at = ${at}
    where company_id = current_company() and id = ${id}`)

export const withdrawAlert = (db: Db, id: string) =>
  db.run(sql`
    update safety_alerts set publish_at = null
    where company_id = current_company() and id = ${id}`)

export const endOfAlert = (db: Db, id: string, now: Date) =>
  db.run(sql`
    update safety_alerts set ended_at = ${now}
    where company_id = current_company() and id = ${id}`)

/** From now on people read it. */
export async function publishNow(db: Db, id: string, now: Date): Promise<void> {
  await db.run(sql`
    update safety_alerts set publish_at = ${now}, edition = 1, ask_again = true
    where company_id = current_company() and id = ${id}`)
  await addVersion(db, id, { number: 1, asks: true, note: null, now })
}

const actor = sql`nullif(current_setting('app.actor_id', true), '')::uuid`

/** What the row says by now, by field, as it is read. */
export async function alertContent(db: Db, id: string): Promise<Record<string, unknown>> {
  const found = await db.maybe(
    { content: json<Record<string, unknown>>() },
    sql`
    select jsonb_build_object('title', t.title, 'severity', t.severity, 'source', t.source,
      'content', t.content, 'files', (
        select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime,
          'bytes', f.bytes) order by u.n), '[]')
        from unnest(t.files) with ordinality u(id, n)
        join file f on f.company_id = t.company_id and f.id = u.id)) as content
    from safety_alerts t where t.company_id = current_company() and t.id = ${id}`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found.content
}

type Made = { number: number; asks: boolean; note: string | null; now: Date }

/** What the row says by now is what people read; who has to acknowledge it is told. */
export async function addVersion(
  db: Db,
  id: string,
  { number, asks, note, now }: Made,
): Promise<void> {
  const content = await alertContent(db, id)
  await db.run(sql`
    insert into safety_alert_version (company_id, alert, number, round, content, hash, note,
      published_by, published_at)
    select current_company(), ${id}, ${number}, case when ${asks} then ${number}::integer else (
        select max(v.round) from safety_alert_version v
        where v.company_id = current_company() and v.alert = ${id}) end,
      ${JSON.stringify(content)}, ${hash('sha256', canonical(content))}, ${note}, ${actor}, ${now}`)
  if (asks) await enqueue(db, tellAlert, { alert: id }, { key: id })
}

export const versionsOfAlert = (db: Db, id: string) =>
  db.many(
    {
      number: 'number',
      asked: 'boolean',
      note: 'string?',
      hash: 'string',
      published_by: 'string?',
      published_at: 'string',
      content: json<Record<string, unknown>>(),
    },
    sql`
    select v.number, v.round = v.number as asked, v.note, v.hash,
      (select concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) from account a
        where a.company_id = v.company_id and a.id = v.published_by) as published_by,
      v.published_at, v.content
    from safety_alert_version v where v.company_id = current_company() and v.alert = ${id}
    order by v.number desc`,
  )
