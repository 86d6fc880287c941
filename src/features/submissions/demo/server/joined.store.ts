// One report of the demo is part of an incident's record: its answers tell the same story.
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { DemoSubmission } from './history.ts'
import type { saysOf } from './says.ts'

const lookedBack = 90
const outcomes: Readonly<Record<string, string>> = {
  property: 'property',
  environment: 'spill',
  utility_strike: 'utility',
}

export type DemoJoined = { id: string; says: ReturnType<typeof saysOf> }

/** The latest on its site up to its day in which nobody was hurt. */
export async function joinedBy(
  db: Db,
  { site, day }: DemoSubmission,
): Promise<DemoJoined | undefined> {
  const found = await db.maybe(
    { id: 'string', what: 'string', did: 'string?', when: 'string', hint: 'string?' },
    sql`
    select i.id, i.description as what, i.immediate_action as did, t.regulatory_hint as hint,
      i.occurred_on || 'T' || to_char(coalesce(i.occurred_time, '09:00'), 'HH24:MI') as when
    from incidents i
    join projects p on p.company_id = i.company_id and p.id = i.project and p.number = ${site.number}
    left join incident_types t on t.company_id = i.company_id and t.id = i.type
    where i.company_id = current_company() and i.severity = 'none' and i.kind in ('incident', 'near_miss')
      and i.occurred_on between ${day}::date - ${lookedBack}::integer and ${day}::date
    order by i.occurred_on desc, i.number desc limit 1`,
  )
  if (found === undefined) return undefined
  const { id, what, did, when, hint } = found
  const outcome = [outcomes[hint ?? ''] ?? 'none']
  return { id, says: { what, at_once: did, when, outcome, doing: null, why: null, reasons: null } }
}
