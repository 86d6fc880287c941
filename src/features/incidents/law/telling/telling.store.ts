// Whom duties wait for, and who hears about them.

import { holds } from '../../../../access/grants.ts'
import { inConfidence } from '../../../../access/server/confidence.ts'
import { grantsOfAccount } from '../../../../access/server/gate.ts'
import { accountsHolding } from '../../../../access/server/holders.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import type { NoticeKind } from '../../../../manifest/notice.ts'
import { notify } from '../../../notices/index.ts'
import { dutyOwed, dutyWaits } from './notice-kinds.ts'

const duties = (db: Db, which: Sql) =>
  inConfidence(db, () =>
    db.many(
      {
        id: 'string',
        incident: 'string',
        number: 'string',
        rule: 'string',
        due_at: 'string',
        due_on: 'string',
        confidential: 'boolean',
      },
      sql`
      select d.id, d.incident, i.number, d.code as rule, d.due_at,
        (d.due_at at time zone c.timezone)::date as due_on, i.confidential
      from incident_duty d
      join incidents i on i.company_id = d.company_id and i.id = d.incident and i.archived_at is null
      join company c on c.id = d.company_id
      where d.company_id = current_company() and d.sent_at is null and d.withdrawn_at is null and ${which}
      order by d.due_at, d.id`,
    ),
  )

async function tell(
  db: Db,
  kind: NoticeKind<'number' | 'rule' | 'due_on'>,
  found: Awaited<ReturnType<typeof duties>>,
): Promise<void> {
  if (found.length === 0) return
  const all = await accountsHolding(db, 'incidents.classify')
  const readers: string[] = []
  for (const one of all)
    if (holds(await grantsOfAccount(db, one), 'confidential.view')) readers.push(one)
  for (const { id, incident, number, rule, due_at, due_on, confidential } of found)
    await notify(db, kind, {
      to: confidential ? readers : all,
      record: incident,
      event: `${id} ${due_at}`,
      facts: { number, rule, due_on },
      urgent: true,
    })
}

/** Tells what a classification has made due. */
export const tellOwed = async (db: Db, incident: string, codes: readonly string[]) =>
  tell(
    db,
    dutyOwed,
    await duties(db, sql`d.incident = ${incident} and d.code = any(${[...codes]}::text[])`),
  )

/** Tells what is due within a day, or was, each once. */
export async function remindOfDuties(db: Db): Promise<void> {
  const found = await duties(db, sql`d.reminded_at is null and d.due_at < now() + interval '1 day'`)
  await tell(db, dutyWaits, found)
  await db.run(sql`
    update incident_duty set reminded_at = now()
    where company_id = current_company() and id = any(${found.map(({ id }) => id)}::uuid[])`)
}
