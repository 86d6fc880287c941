// Deficiencies that are past their day, and those that are put right and not verified. Of a confidential one no
// more than its number is said.

import { inConfidence } from '../../../access/server/confidence.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { inEach } from '../../../kit/language/in-each.ts'
import { kindOfWaiting, type Waiting } from '../../../manifest/waiting.ts'
import { texts } from './texts.ts'

const path = '/dashboard/deficiency-registry?row={record}'
const of = 'deficiencies'

const found = async (db: Db, which: Sql, since: Sql, today: string): Promise<Waiting[]> => {
  const rows = await inConfidence(db, () =>
    db.many(
      { record: 'string', what: 'string', since: 'string', owner: 'string?', project: 'string?' },
      sql`
      select * from (
        select d.id as record, d.number || case when d.confidential then '' else ' ' || d.title end as what,
          ${since} as since, d.owner, d.project
        from deficiencies d join company c on c.id = d.company_id
        where d.company_id = current_company() and d.archived_at is null and ${which}) w
      where since < ${today} order by since, record`,
    ),
  )
  return rows.map(({ owner, ...row }) => ({
    ...row,
    by: owner === null ? [] : [owner],
    team: null,
  }))
}

const overdue = kindOfWaiting({
  name: 'deficiency-overdue',
  of,
  path,
  words: inEach(texts, 'waiting-correction'),
  find: (db, { today }) =>
    found(
      db,
      sql`d.status in ('open', 'in_progress') and d.due_on < ${today}`,
      sql`d.due_on`,
      today,
    ),
})

const unverified = kindOfWaiting({
  name: 'deficiency-unverified',
  of,
  path,
  words: inEach(texts, 'waiting-verification'),
  // It does not wait for its owner any more.
  find: async (db, { today }) =>
    (
      await found(
        db,
        sql`d.status = 'done'`,
        sql`(select (max(e.at) at time zone c.timezone)::date from deficiency_event e
          where e.company_id = d.company_id and e.deficiency = d.id and e.kind = 'done')`,
        today,
      )
    ).map((one) => ({ ...one, by: [] })),
})

export const waitingOfDeficiencies = [overdue, unverified]
