import type { Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { incidentReasons } from './incident-reasons.register.ts'
import { treeOfReasons } from './tree-of-reasons.ts'

const deepest = 4

/** A reason and those above it, the nearest first. */
const above = ({ db }: Context, id: unknown) =>
  db.many(
    { id: 'string' },
    sql`
    with recursive above(id, n) as (
      select ${id}::uuid, 1
      union all select r.parent, n + 1 from incident_reasons r join above on r.id = above.id
        where r.parent is not null and n < 20
    ) select id from above`,
  )

/** How many levels a reason and those under it take. */
async function levelsFrom({ db }: Context, id: string): Promise<number> {
  const [found] = await db.many(
    { depth: 'number' },
    sql`
    with recursive below(id, n) as (
      select ${id}::uuid, 1
      union all select r.id, n + 1 from incident_reasons r join below on r.parent = below.id
        where n < 20
    ) select max(n)::int as depth from below`,
  )
  return found?.depth ?? 1
}

export const incidentReasonsServer: RegisterExtension = {
  register: incidentReasons,
  tree: treeOfReasons,
  computed: {
    path: sql`(
      with recursive above(id, parent, name, n) as (
        select r.id, r.parent, r.name, 1 from incident_reasons r
          where r.company_id = t.company_id and r.id = t.parent
        union all select r.id, r.parent, r.name, n + 1 from incident_reasons r
          join above on r.id = above.parent where r.company_id = t.company_id and n < 20
      ) select string_agg(name, ' › ' order by n desc) from above)`,
    sublists: sql`(select count(*) from incident_reasons_sublists s
      where s.company_id = t.company_id and s.archived_at is null
        and (s.incident_reason = t.id or t.id = any (s.also_in)))`,
  },
  async check(context, { before, after }) {
    if (after.parent === null || after.parent === before?.parent) return undefined
    const reasons = await above(context, after.parent)
    const levels = before === undefined ? 1 : await levelsFrom(context, after.id)
    return reasons.length + levels > deepest
      ? { parent: [`Reasons go ${deepest} levels deep at most.`] }
      : undefined
  },
}
