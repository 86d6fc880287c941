// Alerts that wait for the caller to acknowledge them.
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
