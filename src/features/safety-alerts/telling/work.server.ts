// Alerts that wait for the caller: to acknowledge them, or to approve them.
import { sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import type { KindOfWork } from '../../../manifest/work.ts'
import { dueAt, waitsForReader } from '../reading/waiting.ts'
import { texts } from './texts.ts'

export const alertsToAcknowledge: KindOfWork = {
  name: 'acknowledge-safety-alert',
  words: inEach(texts, 'work-acknowledge'),
  find: async ({ db, session }, { most }) =>
    (
      await db.many(
        { id: 'string', title: 'string', due: 'string' },
        sql`
        select t.id, t.title, (${dueAt} at time zone (select c.timezone from company c
          where c.id = t.company_id))::date as due
        ${waitsForReader} and t.acknowledge and m.person = ${session.accountId ?? null}
        order by ${dueAt}, t.id limit ${most}`,
      )
    ).map((alert) => ({ ...alert, about: [], path: `/dashboard/alerts/${alert.id}` })),
}

export const alertsToApprove: KindOfWork = {
  name: 'approve-safety-alert',
  words: inEach(texts, 'work-approve'),
  find: async ({ db, session }, { most }) =>
    (
      await db.many(
        { id: 'string', title: 'string' },
        sql`
        select id, title from safety_alerts
        where company_id = current_company() and approver = ${session.accountId ?? null}
          and approved_at is null and edition is null and archived_at is null
        order by created_at, id limit ${most}`,
      )
    ).map((alert) => ({
      ...alert,
      about: [],
      due: null,
      path: `/dashboard/safety-alerts/record/${alert.id}`,
    })),
}
