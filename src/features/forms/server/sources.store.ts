// What questions choose from, by name; what cannot be chosen says why.
import { json, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { ClosedReason } from '../../../register/fields/closed.ts'
import type { SourceName } from '../sources.contract.ts'

type Kind = { id: string; name: string | null }
const rowOfSource = {
  id: 'string',
  name: 'string',
  parent: 'string?',
  why: one<ClosedReason | null>(),
} as const

const archived = sql`case when archived_at is not null then 'archived' end`
const nowhere = sql`null::uuid`

const tables: Readonly<Record<SourceName, Sql>> = {
  locations: sql`select id, name, parent, ${archived} as why from locations where true`,
  chemicals: sql`select id, name, ${nowhere} as parent, case when archived_at is not null then 'archived'
    when status not in ('approved', 'in_use') then 'unapproved' end as why from chemicals where true`,
  'asset-types': sql`select id, name, ${nowhere} as parent, ${archived} as why from asset_types where true`,
  projects: sql`select id, number || ' – ' || name as name, ${nowhere} as parent,
    case when archived_at is not null then 'archived'
      when completed_at is not null then 'completed' end as why from projects where true`,
  resources: sql`select id, name, ${nowhere} as parent, ${archived} as why, jsonb_build_object(
    'id', coalesce(type::text, register), 'name', type_name) as kind from (
    select current_company() as company_id, * from offered_documents()) offered where true`,
}

const most = 5000
/** Those that cannot be chosen are found by typing: nobody reads them through. */
const mostClosed = 500

const rowsOf = (db: Db, name: SourceName, { which, limit }: { which: Sql; limit: number }) =>
  db.many(
    name === 'resources' ? { ...rowOfSource, kind: json<Kind>() } : rowOfSource,
    sql`
    select * from (${tables[name]} and company_id = current_company()) r
    where ${which} order by folded(name), id limit ${limit}`,
  )

export const openIn = (db: Db, name: SourceName) =>
  rowsOf(db, name, { which: sql`why is null`, limit: most })

export const closedIn = (db: Db, name: SourceName) =>
  rowsOf(db, name, { which: sql`why is not null`, limit: mostClosed })
