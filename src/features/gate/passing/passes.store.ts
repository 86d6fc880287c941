// Who came in and went out at a gate today, and who was let in though it said red.
import { json, one, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import type { Colour, EntryDecision, Reason } from '../deciding/decide.ts'

const gateRow = row({
  project: 'string',
  name: 'string',
  is_open: 'boolean',
  package: 'string?',
  package_title: 'string?',
  visitor_rules: 'string?',
  muster_point: 'string?',
  company: 'string',
  zone: 'string',
  today: 'string',
  read_at: 'string',
})

/** The gate of a project, whether anybody has set it up or not. */
export async function gateOf(db: Db, project: string) {
  const found = await db.maybe(
    gateRow,
    sql`
    select p.id as project, p.number || ' – ' || p.name as name,
      p.archived_at is null and p.completed_at is null as is_open, g.package,
      (select d.title from document d where d.company_id = g.company_id and d.id = g.package)
        as package_title,
      g.visitor_rules, p.muster_point, c.name as company, c.timezone as zone,
      company_today() as today, now() as read_at
    from projects p join company c on c.id = p.company_id
    left join gates g on g.company_id = p.company_id and g.project = p.id
    where p.company_id = current_company() and p.id = ${project}`,
  )
  if (found === undefined) throw new Problem('row/missing')
  return found
}

const passRow = row({
  id: 'string',
  person: 'string?',
  name: 'string',
  visitor: 'boolean',
  firm: 'string?',
  host: 'string?',
  colour: one<Colour>(),
  reasons: json<Reason[]>(),
  overridden: 'boolean',
  away: 'boolean',
  asked_at: 'string',
  in_at: 'string?',
  out_at: 'string?',
})
const passes = (which: Sql) => sql`
  select g.id, g.person, g.name, g.visitor, g.firm, g.host, g.colour, g.reasons,
    g.override is not null as overridden, g.away, g.asked_at, g.in_at, g.out_at
  from gate_passes g where g.company_id = current_company() and ${which}
  order by g.asked_at desc, g.id`

export const passesOf = (db: Db, project: string, day: string) =>
  db.many(passRow, passes(sql`g.project = ${project} and g.day = ${day}::date`))

export const passBy = (db: Db, project: string, id: string) =>
  db.maybe(passRow, passes(sql`g.project = ${project} and g.id = ${id}`))

export const insideNow = (db: Db, project: string, person: string, day: string) =>
  db.maybe(
    passRow,
    passes(sql`g.project = ${project} and g.person = ${person} and g.day = ${day}::date
      and g.in_at is not null and g.out_at is null`),
  )

export type NewPass = {
  id: string
  project: string
  person: string | null
  name: string
  firm: string | null
  host: string | null
  decision: EntryDecision
  override: string | null
  by_tablet: boolean
  away_at: string | null
  is_in: boolean
}

/** On the day of its moment, on the company’s clocks; not where another device signed them in meanwhile. */
export const insertPass = (db: Db, pass: NewPass) =>
  db.run(sql`
    insert into gate_passes (company_id, id, project, day, person, visitor, name, firm, host, colour,
      reasons, override, by_tablet, away, asked_at, in_at)
    select c.id, ${pass.id}, ${pass.project}, (m.at at time zone c.timezone)::date,
      ${pass.person}::uuid, ${pass.person === null}, ${pass.name}, ${pass.firm}::text,
      ${pass.host}::text, ${pass.decision.colour}, ${JSON.stringify(pass.decision.reasons)}::jsonb,
      ${pass.override}::uuid, ${pass.by_tablet}, ${pass.away_at !== null}, m.at,
      case when ${pass.is_in} then m.at end
    from company c, (select least(now(), coalesce(${pass.away_at}::timestamptz, now())) as at) m
    where c.id = current_company()
    on conflict (company_id, project, person, day)
      where in_at is not null and out_at is null and person is not null do nothing`)

/** Out once, however often it is said; never before they came. */
export const signOut = (db: Db, project: string, id: string, away_at: string | null) =>
  db.run(sql`
    update gate_passes set out_at = greatest(in_at, least(now(), coalesce(${away_at}::timestamptz, now())))
    where company_id = current_company() and project = ${project} and id = ${id}
      and in_at is not null and out_at is null`)

export const overridesOf = (db: Db, project: string, day: string) =>
  db.many(
    { id: 'string', person: 'string', by: 'string', reason: 'string' },
    sql`
    select o.id, o.person, person_name(o.given_by) as by, o.reason from gate_overrides o
    where o.company_id = current_company() and o.project = ${project} and o.day = ${day}::date
    order by o.created_at, o.id`,
  )

type Override = { project: string; person: string; day: string; reason: string; reasons: Reason[] }

/** Said again, the last reason counts. */
export const giveOverride = (db: Db, given: Override & { by: string }) =>
  db.run(sql`
    insert into gate_overrides as o (company_id, project, person, day, reason, reasons, given_by)
    values (current_company(), ${given.project}, ${given.person}, ${given.day}, ${given.reason},
      ${JSON.stringify(given.reasons)}::jsonb, ${given.by})
    on conflict (company_id, project, person, day) do update
      set reason = excluded.reason, reasons = excluded.reasons, given_by = excluded.given_by`)

/** Open projects, those with a gate first, with who is inside and who came today. */
export const gatesOf = (db: Db) =>
  db.many(
    { id: 'string', name: 'string', is_set_up: 'boolean', inside: 'number', came: 'number' },
    sql`
    select p.id, p.number || ' – ' || p.name as name, g.id is not null as is_set_up,
      count(s.id) filter (where s.out_at is null)::integer as inside,
      count(s.id)::integer as came
    from projects p
    left join gates g on g.company_id = p.company_id and g.project = p.id
    left join gate_passes s on s.company_id = p.company_id and s.project = p.id
      and s.day = (select company_today()) and s.in_at is not null
    where p.company_id = current_company() and p.archived_at is null and p.completed_at is null
      and p.status <> 'planned'
    group by p.id, p.number, p.name, g.id
    order by g.id is null, folded(p.name), p.id`,
  )
