import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { headCountsDemo } from '../appointments.demo.ts'

export type HeadCount = { location: string; shift: string; workers: number }

/** How many work at a place on a shift; the same again replaces it. */
export const keepHeadCount = (db: Db, { location, shift, workers }: HeadCount): Promise<unknown> =>
  db.run(sql`
    insert into head_count (company_id, location, shift, workers)
    values (current_company(), ${location}, ${shift}, ${workers})
    on conflict (company_id, location, shift) do update set workers = excluded.workers
    where head_count.workers <> excluded.workers`)

export async function fillHeadCounts(db: Db): Promise<void> {
  for (const [name, shift, workers] of headCountsDemo) {
    const place = await db.maybe<{ id: string }>(
      sql`select id from locations where company_id = current_company() and name = ${name}`,
    )
    await keepHeadCount(db, { location: place?.id ?? '', shift, workers })
  }
}
