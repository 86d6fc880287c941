import type { Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { locations } from './locations.register.ts'

const deepest = 6

/** The places above one, the nearest first; and how deep the places inside it go. */
const above = (context: Context, id: unknown) =>
  context.db.many(
    { id: 'string' },
    sql`
    with recursive above(id, n) as (
      select ${id}::uuid, 1
      union all select l.parent, n + 1 from locations l join above on l.id = above.id
        where l.parent is not null and n < 20
    ) select id from above`,
  )

const depthBelow = async (context: Context, id: string): Promise<number> => {
  const [found] = await context.db.many(
    { depth: 'number' },
    sql`
    with recursive below(id, n) as (
      select ${id}::uuid, 1
      union all select l.id, n + 1 from locations l join below on l.parent = below.id where n < 20
    ) select max(n)::int as depth from below`,
  )
  return found?.depth ?? 1
}

export const locationsServer: RegisterExtension = {
  register: locations,
  computed: {
    path: sql`(
      with recursive above(id, parent, name, n) as (
        select l.id, l.parent, l.name, 1 from locations l where l.company_id = t.company_id and l.id = t.parent
        union all select l.id, l.parent, l.name, n + 1 from locations l join above on l.id = above.parent
          where l.company_id = t.company_id and n < 20
      ) select string_agg(name, ' › ' order by n desc) from above)`,
  },
  async check(context, { before, after }) {
    if (after.parent === null || after.parent === before?.parent) return undefined
    const places = await above(context, after.parent)
    const depth = places.length + (before === undefined ? 1 : await depthBelow(context, after.id))
    return depth > deepest ? { parent: [`Places go ${deepest} levels deep at most.`] } : undefined
  },
}
