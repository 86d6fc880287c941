// Whose work a record is, by team and contractor. A submission says it itself; of all others the people say it: where
// they were on the day.
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import type { WhoseWork } from '../asked.ts'

const every = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`

/** Submissions of the row `t`. */
export const submittedBy = ({ team, of }: WhoseWork): Sql =>
  every([
    ...(team === undefined ? [] : [sql`t.team = ${team}::uuid`]),
    ...(of === undefined
      ? []
      : of.are
        ? [sql`t.trade_contractor = any(${[...of.contractors]}::uuid[])`]
        : [sql`t.trade_contractor is null`]),
  ])

const onTeam = (person: Sql, day: Sql, team: string): Sql => sql`exists (
  select from workplace_workers listed where listed.company_id = current_company()
    and listed.team = ${team}::uuid and listed.person = ${person}
    and ${day} between listed.from_on and coalesce(listed.to_on, 'infinity'))`

/** Who is known by name alone works for the contractor that is said beside the name. */
export const worksFor = (
  contractors: readonly string[],
  person: Sql,
  day: Sql,
  employer: Sql = sql`null::text`,
): Sql => sql`(exists (
  select from engagement works where works.company_id = current_company()
    and works.kind = 'contractor_worker' and works.person = ${person}
    and works.trade_contractor = any(${[...contractors]}::uuid[])
    and ${day} between coalesce(works.starts_on, '-infinity') and coalesce(works.ends_on, 'infinity'))
  or exists (
  select from trade_contractors called where called.company_id = current_company()
    and called.id = any(${[...contractors]}::uuid[])
    and folded(${employer}) in (folded(called.name), folded(called.legal_name))))`

/** Somebody on a day. */
export const isWho = ({ team, of }: WhoseWork, person: Sql, day: Sql, employer?: Sql): Sql =>
  every([
    ...(team === undefined ? [] : [onTeam(person, day, team)]),
    ...(of === undefined
      ? []
      : [
          sql`${worksFor(of.contractors, person, day, employer)} is ${of.are ? sql`true` : sql`not true`}`,
        ]),
  ])

/** Incidents and reports of the row `i`: of who was hurt, and where nobody was, of who reported it. */
export function happenedTo({ team, of }: WhoseWork): Sql {
  const hurt = sql`select p.person, p.employer from incident_person p
    where p.company_id = i.company_id and p.incident = i.id and p.role = 'injured'`
  const some = (condition: Sql) => sql`exists (select from (
    ${hurt} union all select i.reported_by, null where not exists (${hurt})) h where ${condition})`
  const [person, day] = [sql`h.person`, sql`i.occurred_on`]
  return every([
    ...(team === undefined ? [] : [some(onTeam(person, day, team))]),
    ...(of === undefined
      ? []
      : [
          sql`${some(worksFor(of.contractors, person, day, sql`h.employer`))} is ${
            of.are ? sql`true` : sql`not true`
          }`,
        ]),
  ])
}
