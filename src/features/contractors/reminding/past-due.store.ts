// The contacts of a contractor who sign in are told of each form that has become past due, once.
import { uses } from '../../../access/server/uses.ts'
import { addDays } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { notify } from '../../notices/index.ts'
import { keyOf, usualSpan } from '../definition/duties.ts'
import { loadDuties } from '../duties/duties.store.ts'
import { contractorFormPastDue } from './notice-kinds.ts'

/** What became past due while nobody was told is told for so many days. */
const toldWithin = 7

export async function tellPastDue(db: Db): Promise<void> {
  if (!(await uses(db, 'contractors'))) return
  const contacts = Map.groupBy(
    await db.many(
      { contractor: 'string', name: 'string', account: 'string' },
      sql`
      select c.id as contractor, c.name, k.account from tc_contacts k
      join trade_contractors c on c.company_id = k.company_id and c.id = k.trade_contractor
        and c.archived_at is null
      where k.company_id = current_company() and k.account is not null and k.archived_at is null
      order by k.account`,
    ),
    ({ contractor }) => contractor,
  )
  const { duties, today } = await loadDuties(db, [...contacts.keys()], usualSpan)
  const late = duties.filter(
    ({ state, until }) => state === 'past_due' && until >= addDays(today, -toldWithin),
  )
  const places = await db.many(
    { id: 'string', name: 'string' },
    sql`select id, name from projects where company_id = current_company()
      and id = any(${late.flatMap(({ line }) => line.project ?? [])}::uuid[])`,
  )
  const nameOf = new Map(places.map(({ id, name }) => [id, name]))
  for (const { line, day, until } of late) {
    const told = contacts.get(line.contractor) ?? []
    const contractor = told[0]?.name ?? ''
    await notify(db, contractorFormPastDue, {
      to: told.map(({ account }) => account),
      record: line.project ?? line.contractor,
      // What was refused and is past due again is told again.
      event: `${keyOf(line)} ${day} ${until}`,
      facts: {
        ...{ form: line.title, until, contractor },
        place: nameOf.get(line.project ?? '') ?? contractor,
      },
    })
  }
}
