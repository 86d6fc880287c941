// How the contractors stand whose people come to a gate.
import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { keysOf } from '../../../kit/own.ts'
import { bindingKinds, neededKinds, paperKinds } from '../../contractors/definition/index.ts'
import type { EntryFacts, Proof } from './decide.ts'

type ContractorFacts = NonNullable<EntryFacts['contractor']>
type Paper = { kind: keyof typeof paperKinds; until: string | null }

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
  const found = await db.many(
    {
      id: 'string',
      name: 'string',
      state: one<keyof typeof statesAtGate>(),
      papers: json<Paper[]>(),
    },
    sql`
    select c.id, c.name, case when c.archived_at is null then c.state else 'archived' end as state,
      -- The latest of each kind without which nobody works.
      (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'until', nullif(p.until, 'infinity'))), '[]')
        from (select kind, max(coalesce(expires_on, 'infinity')) as until from tc_papers
          where company_id = c.company_id and trade_contractor = c.id and archived_at is null
            and kind = any(${[...bindingKinds]}::text[])
          group by kind) p) as papers
    from trade_contractors c
    where c.company_id = current_company() and c.id = any(${[...new Set(ids)]}::uuid[])`,
  )
  return new Map(
    found.map(({ id, name, state, papers }) => [
      id,
      { name, state: statesAtGate[state], papers: heldOf(papers) },
    ]),
  )
}
