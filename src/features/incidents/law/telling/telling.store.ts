// Whom duties wait for, and who hears about them.

import { type Grant, holds } from '../../../../access/grants.ts'
import { inConfidence } from '../../../../access/server/confidence.ts'
import { grantsOfAccount } from '../../../../access/server/gate.ts'
import { accountsHolding } from '../../../../access/server/holders.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import type { NoticeKind } from '../../../../manifest/notice.ts'
import { notify } from '../../../notices/index.ts'
import { dutyLate, dutyOwed, dutyWaits } from './notice-kinds.ts'

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
        leads: 'strings',
      },
      sql`
      select d.id, d.incident, i.number, d.code as rule, d.due_at,
        (d.due_at at time zone c.timezone)::date as due_on, i.confidential,
        array_remove(array[p.manager, p.hs_lead], null) as leads
      from incident_duty d
      join incidents i on i.company_id = d.company_id and i.id = d.incident and i.archived_at is null
      left join projects p on p.company_id = i.company_id and p.id = i.project
      join company c on c.id = d.company_id
      where d.company_id = current_company() and d.sent_at is null and d.withdrawn_at is null and ${which}
      order by d.due_at, d.id`,
    ),
  )

type Found = Awaited<ReturnType<typeof duties>>

async function holding(db: Db, accounts: readonly string[], ...grants: Grant[]): Promise<string[]> {
  const found: string[] = []
  for (const one of accounts) {
    const held = await grantsOfAccount(db, one)
    if (grants.every((grant) => holds(held, grant))) found.push(one)
  }
  return found
}

/** Once each, by what is said of it. */
async function tell(
  db: Db,
  kind: NoticeKind<'number' | 'rule' | 'due_on'>,
  found: Found,
  { said = '', leads = false }: { said?: string; leads?: boolean } = {},
): Promise<void> {
  if (found.length === 0) return
  const classifiers = await accountsHolding(db, 'incidents.classify')
  for (const { id, incident, number, rule, due_at, due_on, confidential, ...of } of found) {
    const answer = leads ? await holding(db, of.leads, 'incidents.view') : []
    const all = [...new Set([...classifiers, ...answer])]
    await notify(db, kind, {
      to: confidential ? await holding(db, all, 'confidential.view') : all,
      record: incident,
      event: `${id} ${due_at}${said}`,
      facts: { number, rule, due_on },
      urgent: true,
    })
  }
}

/** Tells what a classification has made due. */
export const tellOwed = async (db: Db, incident: string, codes: readonly string[]) =>
  tell(
    db,
    dutyOwed,
    await duties(db, sql`d.incident = ${incident} and d.code = any(${[...codes]}::text[])`),
  )

/** How long before its instant a duty is told once more. */
const shortly = sql`interval '2 hours'`

/** Tells what is due within a day, again what is due shortly, and to those who answer for its project too what was
 *  due: each once, the last that is true. */
export async function remindOfDuties(db: Db): Promise<void> {
  const late = await duties(db, sql`d.late_told_at is null and d.due_at < now()`)
  await tell(db, dutyLate, late, { leads: true })
  const near = await duties(
    db,
    sql`d.pressed_at is null and d.due_at between now() and now() + ${shortly}`,
  )
  await tell(db, dutyWaits, near, { said: ' soon' })
  const waiting = await duties(
    db,
    sql`d.reminded_at is null and d.due_at between now() + ${shortly} and now() + interval '1 day'`,
  )
  await tell(db, dutyWaits, waiting)
  const ids = (found: Found) => found.map(({ id }) => id)
  await db.run(sql`
    update incident_duty set reminded_at = coalesce(reminded_at, now()),
      pressed_at = case when id = any(${ids([...near, ...late])}::uuid[]) then coalesce(pressed_at, now()) else pressed_at end,
      late_told_at = case when id = any(${ids(late)}::uuid[]) then now() else late_told_at end
    where company_id = current_company() and id = any(${ids([...waiting, ...near, ...late])}::uuid[])`)
}

/** The moments at which the open duties of an incident are looked at again. */
export const clocksOf = (db: Db, incident: string) =>
  db.many(
    { code: 'string', shortly: 'string', due: 'string' },
    sql`
    select code, due_at - ${shortly} as shortly, due_at as due from incident_duty
    where company_id = current_company() and incident = ${incident} and sent_at is null and withdrawn_at is null`,
  )
