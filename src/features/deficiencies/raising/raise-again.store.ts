// What was put right did not stay right: the same is opened anew and names the former.
import { one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { companyToday } from '../../../register/server/today.ts'
import { note } from '../events.store.ts'
import type { DeficiencySeverity } from '../severities.ts'
import { tellOwner } from '../telling/tell.server.ts'
import { dueOn } from './due.ts'

const formerRow = row({ severity: one<DeficiencySeverity>(), owner: 'string?', number: 'string' })

export async function raiseAgain(
  db: Db,
  former: string,
): Promise<{ opened: string; number: string }> {
  const was = await db.maybe(
    formerRow,
    sql`
    select d.severity, a.id as owner, d.number from deficiencies d
    left join account a on a.company_id = d.company_id and a.id = d.owner
      and a.deactivated_at is null
    where d.company_id = current_company() and d.id = ${former}`,
  )
  if (was === undefined) throw new Error('What was judged is no longer there.')
  const [today, id] = [await companyToday(db), newId()]
  const opened = await db.maybe(
    { number: 'string' },
    sql`
    insert into deficiencies (company_id, id, number, title, description, source, submission, form,
      item_key, item_row, incident, order_reference, project, location, asset, category, hazard,
      severity, before_probability, before_severity, before_score, before_band, before_matrix,
      status, owner, owner_name, due_on, raised_by, raised_on, confidential, repeat_of)
    select company_id, ${id}, next_number('DEF'), title, description, source, submission, form,
      item_key, item_row, incident, order_reference, project, location, asset, category, hazard,
      severity, before_probability, before_severity, before_score, before_band, before_matrix,
      'open', ${was.owner}, owner_name, ${dueOn(today, was.severity)},
      nullif(current_setting('app.actor_id', true), '')::uuid, ${today}, confidential, id
    from deficiencies where company_id = current_company() and id = ${former}
    returning number`,
  )
  if (opened === undefined) throw new Error('What was judged is no longer there.')
  await note(db, id, { kind: 'raised', detail: { not_effective: was.number } })
  await tellOwner(db, was.owner, [id])
  return { opened: id, number: opened.number }
}
