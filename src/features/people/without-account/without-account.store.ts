import { type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

const candidateRow = row({
  id: 'string',
  name: 'string',
  archived: 'boolean',
  account: 'string?',
})
export type FutureUser = RowOf<typeof candidateRow>

/** Locked, so that nobody else makes users of them meanwhile; `account`: the kind of the one they have. */
export const futureUsers = (db: Db, people: readonly string[]): Promise<FutureUser[]> =>
  db.many(
    candidateRow,
    sql`
    select p.id, p.name, p.archived_at is not null as archived, a.kind as account
    from person p left join account a on a.company_id = p.company_id and a.id = p.id
    where p.company_id = current_company() and p.id = any(${[...people]}::uuid[])
    order by folded(p.name), p.id for update of p`,
  )
