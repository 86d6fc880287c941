// The engagement that makes a person an employee.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

type Employed = {
  id: string
  entity: string | null
  hired_on: string | null
  left_on: string | null
}

/** The latest employment says what is written. Who has none is employed from now on if they are new, or if anything
 *  is said of it: the worker of a contractor may be a user too. */
export async function employ(
  db: Db,
  { id, entity, hired_on, left_on }: Employed,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const latest = await db.maybe(
    { id: 'string' },
    sql`
    select id from engagement where company_id = current_company() and person = ${id}
      and kind = 'employee' order by ends_on desc nulls first, starts_on desc nulls last limit 1`,
  )
  if (latest === undefined) {
    if (isNew || [entity, hired_on, left_on].some((value) => value !== null))
      await db.run(sql`
        insert into engagement (company_id, person, kind, entity, starts_on, ends_on)
        values (current_company(), ${id}, 'employee', ${entity}, ${hired_on}, ${left_on})`)
  } else
    await db.run(sql`
      update engagement set entity = ${entity}, starts_on = ${hired_on}, ends_on = ${left_on}
      where company_id = current_company() and id = ${latest.id}
        and (entity, starts_on, ends_on)
          is distinct from (${entity}::uuid, ${hired_on}::date, ${left_on}::date)`)
}
