import { bind } from '../../../access/server/gate.ts'
import { json } from '../../../kit/db/row.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { treeOfReasons } from '../incident-reasons/tree-of-reasons.ts'
import {
  type IncidentList,
  type IncidentReason,
  readIncidentLists,
  readIncidentReasonsLists,
  readIncidentReasonsTree,
} from './lists.contract.ts'

/** Which lists serve the row `t`; `home` is the field that says what a list was made for. */
const serving = (home: string): Sql => sql`s.company_id = t.company_id and s.archived_at is null
  and (s.${sql.id(home)} = t.id or t.id = any (s.also_in))`

/** Archived rows and rows that are no longer offered cannot be chosen; what was recorded keeps it. */
const lists = (table: string, home: string, which: Sql): Sql => {
  const sublists = sql`${sql.id(`${table}_sublists`)} s where ${serving(home)}`
  return sql`
    select t.id, t.name, coalesce(t.code, t.name) as value,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'items', (
          select coalesce(jsonb_agg(jsonb_build_object('id', i -> 'id', 'name', i -> 'name')
            order by n), '[]')
          from jsonb_array_elements(s.items) with ordinality e(i, n)
          where i -> 'archived' is distinct from 'true'
        )) order by s.position, s.id) from ${sublists}
      ), '[]') as sublists
    from ${sql.id(table)} t
    where t.company_id = current_company() and t.archived_at is null
      and t.active is distinct from false and ${which}
    order by t.position, t.id`
}

const ofTypes = lists('incident_types', 'incident_type', sql`true`)
// A reason deep in the tree is chosen in the tree; in the flat lists it stands where it has one.
const ofReasons = lists(
  'incident_reasons',
  'incident_reason',
  sql`(t.parent is null or exists (
    select from incident_reasons_sublists s where ${serving('incident_reason')}))`,
)

const listed = {
  id: 'string',
  name: 'string',
  value: 'string',
  sublists: json<IncidentList['sublists']>(),
} as const

export const incidentListCalls = [
  bind(readIncidentLists, ({ db }) => db.many(listed, ofTypes)),
  bind(readIncidentReasonsLists, ({ db }) => db.many(listed, ofReasons)),
  bind(readIncidentReasonsTree, async ({ db }) => ({
    data: await db.many<IncidentReason>(treeOfReasons),
  })),
]
