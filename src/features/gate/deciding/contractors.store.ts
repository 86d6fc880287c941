// How the contractors stand whose people come to a gate.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { EntryFacts } from './decide.ts'

type ContractorFacts = NonNullable<EntryFacts['contractor']>

export async function contractorsNow(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ContractorFacts>> {
  const found = await db.many(
    { id: 'string', name: 'string', is_open: 'boolean' },
    sql`
    select id, name, active and archived_at is null as is_open from trade_contractors
    where company_id = current_company() and id = any(${[...new Set(ids)]}::uuid[])`,
  )
  return new Map(
    found.map(({ id, name, is_open }) => [
      id,
      { name, state: is_open ? 'open' : 'closed', papers: [] },
    ]),
  )
}
