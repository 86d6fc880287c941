import { row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { WorkerLine } from './worker-lines.ts'

export const isContractor = async (db: Db, id: string): Promise<boolean> =>
  (await db.maybe(sql`
    select id from trade_contractors where company_id = current_company() and id = ${id}`)) !==
  undefined

const workerRow = row({
  id: 'string',
  name: 'string',
  mobile: 'string?',
  trade: 'string?',
  account: 'boolean',
  starts_on: 'string?',
  ends_on: 'string?',
  ended: 'boolean',
})

/** Each once, as they were there last. */
export const workersOf = (db: Db, contractor: string) =>
  db.many(
    workerRow,
    sql`
    select * from (
      select distinct on (p.id) p.id, p.name, p.mobile, p.trade, e.starts_on, e.ends_on,
        coalesce(e.ends_on < (select company_today()), false) as ended,
        exists (select from account a where a.company_id = p.company_id and a.id = p.id
          and a.kind = 'staff') as account
      from engagement e
      join person p on p.company_id = e.company_id and p.id = e.person and p.archived_at is null
      where e.company_id = current_company() and e.kind = 'contractor_worker'
        and e.trade_contractor = ${contractor}
      order by p.id, e.ends_on desc nulls first, e.starts_on desc nulls last) w
    order by ended, folded(name) collate counted, id`,
  )

export async function insertPerson(db: Db, line: WorkerLine): Promise<string> {
  const made = await db.maybe(
    { id: 'string' },
    sql`
    insert into person (company_id, name, first_name, last_name, mobile, trade, language)
    values (current_company(), '', ${line.first_name}, ${line.last_name}, ${line.mobile},
      ${line.trade}, 'en') returning id`,
  )
  if (made === undefined) throw new Error('The statement returned no row.')
  return made.id
}
