// Codes and links are scanned and clicked, never typed: whoever misses often is guessing.
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { Problem } from '../../kit/problems.ts'

/** A minute and an address. */
const mostMisses = 20

export async function refuseGuessing(db: Db, key: string): Promise<void> {
  const found = await db.maybe<{ misses: number; wait: number }>(sql`
    select count(*) as misses,
      ceil(extract(epoch from min(at) + interval '1 minute' - clock_timestamp()))::int as wait
    from attempt where key = ${key} and at > clock_timestamp() - interval '1 minute'`)
  if (found !== undefined && found.misses >= mostMisses)
    throw new Problem('rate/exceeded', { extra: { retry_after: Math.max(1, found.wait) } })
}
