import { bind } from '../../../access/server/gate.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { readSource, type SourceName } from '../sources.contract.ts'

/** Resources are not built yet: there is nothing to choose from. */
const tables: Readonly<Record<SourceName, Sql | undefined>> = {
  locations: sql`select id, name, parent from locations where archived_at is null`,
  chemicals: sql`select id, name, null::uuid as parent from chemicals
    where archived_at is null and status in ('approved', 'in_use')`,
  'asset-types': sql`select id, name, null::uuid as parent from asset_types where archived_at is null`,
  projects: sql`select id, number || ' – ' || name as name, null::uuid as parent from projects
    where archived_at is null and completed_at is null`,
  resources: undefined,
}

const most = 5000

export const sourceCalls = [
  bind(readSource, async ({ db }, { params }) => {
    const rows = tables[params.name]
    if (rows === undefined) return { data: [] }
    return {
      data: await db.many(
        { id: 'string', name: 'string', parent: 'string?' },
        sql`
        select id, name, parent from (${rows} and company_id = current_company()) r
        order by folded(name), id limit ${most}`,
      ),
    }
  }),
]
