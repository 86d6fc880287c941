// Whom rules reach today: one statement, however many rules.
import { type Sql, sql } from '../../../kit/db/sql.ts'

const today = sql`(select company_today()) between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity')`
const onList = sql`(select company_today()) between w.from_on and coalesce(w.to_on, 'infinity')`
const here = (table: string) => sql`${sql.id(table)}.company_id = current_company()`
const open = sql`p.company_id = current_company() and p.archived_at is null and p.completed_at is null`

/** The people of a place: who is on its list today, and who leads it. */
const atPlace = (places: Sql, table: 'projects' | 'teams', leads: string) => sql`
  select f.audience, f.n, f.out, w.person from ${places} f
    join ${sql.id(table)} p on ${open} and p.id = f.id
    join workplace_workers w on w.company_id = p.company_id and w.subject_id = p.id and ${onList}
  union all select f.audience, f.n, f.out, p.${sql.id(leads)} from ${places} f
    join ${sql.id(table)} p on ${open} and p.id = f.id and p.${sql.id(leads)} is not null`

const ofKind = (kind: string) => sql`(select * from fact where kind = ${kind})`

/**
 * The parts of a `with`, the last of which is `resolved`: of each audience each person whom its rule names, by which
 * of its facts (`because`), and by which they are left out (`barred`). `rules` answers `audience` and `rule`.
 */
export const resolving = (rules: Sql): Sql => sql`
  fact as materialized (
    select r.audience, each.n::integer as n, (each.fact ->> 'out')::boolean as out,
      each.fact ->> 'kind' as kind, each.fact ->> 'value' as value, each.fact ->> 'id' as said,
      case when each.fact ->> 'kind' not in ('everyone', 'role') then (each.fact ->> 'id')::uuid end as id
    from (${rules}) r, jsonb_array_elements(r.rule) with ordinality each(fact, n)),
  place as (
    select audience, n, out, id from fact where kind = 'location'
    union select f.audience, f.n, f.out, l.id from place f
      join locations l on ${here('l')} and l.parent = f.id),
  team as (
    select audience, n, out, id from fact where kind = 'team'
    union select f.audience, f.n, f.out, t.id from place f
      join teams t on ${here('t')} and t.location = f.id),
  hit as (
    select f.audience, f.n, f.out, e.person from ${ofKind('everyone')} f
      join engagement e on ${here('e')} and e.kind in ('employee', 'contractor_worker') and ${today}
    union all select f.audience, f.n, f.out, a.person from ${ofKind('role')} f
      join account a on ${here('a')} and a.role_id::text = f.said and a.kind = 'staff'
        and a.deactivated_at is null
    union all select f.audience, f.n, f.out, unnest(o.persons) from ${ofKind('operation_role')} f
      join operation_roles o on ${here('o')} and o.archived_at is null and o.id = f.id
    union all ${atPlace(ofKind('project'), 'projects', 'supervisor')}
    union all ${atPlace(sql`team`, 'teams', 'leader')}
    union all select f.audience, f.n, f.out, e.person from ${ofKind('entity')} f
      join engagement e on ${here('e')} and e.kind = 'employee' and e.entity = f.id and ${today}
    union all select f.audience, f.n, f.out, e.person from ${ofKind('contractor')} f
      join engagement e on ${here('e')} and e.kind = 'contractor_worker' and e.trade_contractor = f.id
        and ${today}
    union all select f.audience, f.n, f.out, v.person from ${ofKind('field')} f
      join user_value v on ${here('v')} and v.field = f.id
        and (v.value #>> '{}' = f.value or jsonb_typeof(v.value) = 'array' and v.value ? f.value)
    union all select f.audience, f.n, f.out, f.id from ${ofKind('person')} f),
  resolved as materialized (
    select h.audience, h.person,
      coalesce(array_agg(distinct h.n order by h.n) filter (where not h.out), '{}') as because,
      coalesce(array_agg(distinct h.n order by h.n) filter (where h.out), '{}') as barred
    from hit h join person p on p.company_id = current_company() and p.id = h.person
      and p.archived_at is null
    group by h.audience, h.person)`

/** Of a row of `resolved`: whether the person is a member. */
export const isMember = sql`because <> '{}' and barred = '{}'`
