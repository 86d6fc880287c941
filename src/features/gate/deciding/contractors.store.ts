// How the contractors stand whose people come to a gate.
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { keysOf } from '../../../kit/own.ts'
import { bindingKinds, neededKinds, paperKinds } from '../../contractors/definition/index.ts'
import type { EntryFacts, Proof } from './decide.ts'

type ContractorFacts = NonNullable<EntryFacts['contractor']>
type Paper = { contractor: string; kind: keyof typeof paperKinds; until: string | null }

/** The latest of each kind without which nobody works. */
const papersOf = (db: Db, contractors: readonly string[]): Promise<Paper[]> =>
  db.many(
    { contractor: 'string', kind: one<Paper['kind']>(), until: 'string?' },
    sql`
    select trade_contractor as contractor, kind,
      nullif(max(coalesce(expires_on, 'infinity')), 'infinity') as until
    from tc_papers
    where company_id = current_company() and archived_at is null
      and trade_contractor = any(${[...contractors]}::uuid[]) and kind = any(${[...bindingKinds]}::text[])
    group by trade_contractor, kind`,
  )

/** One that is needed is missed; another one only ends. */
const heldOf = (papers: readonly Paper[]): Proof[] =>
  keysOf(paperKinds).flatMap((kind) => {
    const found = papers.find((paper) => paper.kind === kind)
    const isNeeded = neededKinds.some((needed) => needed === kind)
    if (found === undefined && !isNeeded) return []
    return {
      name: paperKinds[kind],
      state: found === undefined ? ('missing' as const) : ('held' as const),
      until: found?.until ?? null,
      grace_until: null,
    }
  })

const statesAtGate = {
  approved: 'open',
  conditional: 'conditional',
  invited: 'pending',
  pending: 'pending',
  suspended: 'closed',
  archived: 'closed',
} as const

export async function contractorsNow(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ContractorFacts>> {
  const wanted = [...new Set(ids)]
  const found = await db.many(
    { id: 'string', name: 'string', state: one<keyof typeof statesAtGate>() },
    sql`
    select id, name, case when archived_at is null then state else 'archived' end as state
    from trade_contractors
    where company_id = current_company() and id = any(${wanted}::uuid[])`,
  )
  const papers = Map.groupBy(await papersOf(db, wanted), ({ contractor }) => contractor)
  return new Map(
    found.map(({ id, name, state }) => [
      id,
      { name, state: statesAtGate[state], papers: heldOf(papers.get(id) ?? []) },
    ]),
  )
}
