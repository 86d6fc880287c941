import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'

/** The entity that somebody is employed by today. */
export const employerOf = async (db: Db, person: string): Promise<string | null> =>
  (
    await db.maybe(
      { entity: 'string' },
      sql`
      select entity from engagement
      where company_id = current_company() and person = ${person} and kind = 'employee'
        and entity is not null and company_today()
          between coalesce(starts_on, '-infinity') and coalesce(ends_on, 'infinity')
      order by starts_on desc nulls last limit 1`,
    )
  )?.entity ?? null
