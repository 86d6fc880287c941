// What facts point at: what it is called, whether it may be chosen.
import { one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { AudienceFact, FactKind } from '../../../register/fields/audience.ts'
import type { ClosedReason } from '../../../register/fields/closed.ts'

/** The kinds of facts that point at rows. */
export type PointingKind = Exclude<FactKind, 'everyone' | 'role'>

const ours = sql`x.company_id = current_company()`
const listed = (table: string, detail: Sql = sql`null`): Sql => sql`
  select x.id, null::text as value, x.name, ${detail}::text as detail,
    case when x.archived_at is not null then 'archived'
      when x.completed_at is not null then 'completed' end as why
  from ${sql.id(table)} x where ${ours}`

const yesNo = sql`case when x.kind = 'yes-no' then case said.value when 'true' then 'Yes' else 'No' end
  else said.value end`

/** Every value that a field of the company may have, and each that somebody has; confidential fields have none. */
const values = sql`
  select x.id, said.value, x.label || ': ' || ${yesNo} as name, null::text as detail,
    case when x.archived_at is not null then 'archived' end as why
  from user_field x, lateral (
    select trim(option) as value from regexp_split_to_table(coalesce(x.options, ''), '\\n') option
      where trim(option) <> ''
    union select v.value #>> '{}' from user_value v where v.company_id = x.company_id and v.field = x.id
      and jsonb_typeof(v.value) not in ('array', 'null')
    union select each from user_value v, jsonb_array_elements_text(
        case when jsonb_typeof(v.value) = 'array' then v.value else '[]' end) each
      where v.company_id = x.company_id and v.field = x.id) said
  where ${ours} and not coalesce(x.confidential, false) and x.kind <> 'file' and length(said.value) <= 200`

const roles = sql`
  select x.id, null::text as value, x.name, o.name as detail,
    case when x.archived_at is not null then 'archived' end as why
  from operation_roles x
  join operations o on o.company_id = x.company_id and o.id = x.operation where ${ours}`

const targets: Readonly<Record<PointingKind, Sql>> = {
  operation_role: roles,
  team: listed('teams'),
  project: listed('projects', sql`x.number`),
  entity: listed('entities'),
  location: listed(
    'locations',
    sql`(select above.name from locations above
      where above.company_id = x.company_id and above.id = x.parent)`,
  ),
  contractor: listed('trade_contractors'),
  field: values,
  person: listed('person', sql`nullif(concat_ws(' · ', x.job_title, x.employee_no), '')`),
}

const choice = row({
  id: 'string',
  value: 'string?',
  name: 'string',
  detail: 'string?',
  why: one<ClosedReason | null>(),
})

/** Those that fit what is typed, what may be chosen first. */
export const choicesOf = (db: Db, kind: PointingKind, search: string, most: number) =>
  db.many(
    choice,
    sql`
    select id, value, name, detail, why from (${targets[kind]}) x
    where strpos(folded(concat_ws(' ', name, detail)), folded(${search})) > 0
    order by why is not null, folded(name) collate counted, id, value limit ${most}`,
  )

const named = row({ n: 'number', name: 'string', why: one<ClosedReason | null>() })

/** What each fact points at, by the fact's place; what the caller does not see is left out. */
export async function targetsOf(db: Db, facts: readonly AudienceFact[]) {
  const kinds = Object.entries(targets).filter(([kind]) => facts.some((fact) => fact.kind === kind))
  if (kinds.length === 0) return new Map<number, { name: string; why: ClosedReason | null }>()
  const each = kinds.map(
    ([kind, rows]) => sql`
    select f.n, x.name, x.why from fact f join (${rows}) x on x.id = f.id and f.kind = ${kind}
      and x.value is not distinct from f.value`,
  )
  const found = await db.many(
    named,
    sql`
    with fact as (
      select (each.n - 1)::integer as n, each.fact ->> 'kind' as kind, each.fact ->> 'value' as value,
        case when each.fact ->> 'kind' not in ('everyone', 'role') then (each.fact ->> 'id')::uuid end as id
      from jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality each(fact, n))
    ${sql.join(each, sql` union all `)}`,
  )
  return new Map(found.map(({ n, ...target }) => [n, target]))
}

const name = (table: string): Sql => sql`(select x.name from ${sql.id(table)} x
  where x.company_id = t.company_id and x.id = (each.fact ->> 'id')::uuid)`

/** The audience of the row `t`, with what its facts point at as that is called now. */
export const audienceNow = sql`(
  select coalesce(jsonb_agg(each.fact || jsonb_build_object('name', coalesce(
    case each.fact ->> 'kind' when 'operation_role' then ${name('operation_roles')}
      when 'team' then ${name('teams')} when 'project' then ${name('projects')}
      when 'entity' then ${name('entities')} when 'location' then ${name('locations')}
      when 'contractor' then ${name('trade_contractors')} when 'person' then ${name('person')} end,
    each.fact ->> 'name')) order by each.n), '[]')
  from jsonb_array_elements(t.audience) with ordinality each(fact, n))`
