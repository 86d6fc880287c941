// Who has signatures to give, and since when.
import { type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

const waitingRow = row({
  submission: 'string',
  number: 'string',
  title: 'string',
  /** Who is to sign; nobody where the place names somebody without an account. */
  account: 'string?',
  /** The project's, or else who answers for the place where it was filled in or the nearest above. */
  supervisor: 'string?',
  /** Working days since it was submitted. */
  days: 'number',
})
export type WaitingSignature = RowOf<typeof waitingRow>

/** A submission whose answers were copied, of which nobody has been told. */
const copiedRow = row({ submission: 'string', number: 'string', title: 'string', by: 'string' })
export type Copied = RowOf<typeof copiedRow>

export const unreportedCopies = (db: Db) =>
  db.many(
    copiedRow,
    sql`
    select s.id as submission, s.number, s.title,
      concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as by
    from submissions s
    join submission_event e on e.company_id = s.company_id and e.submission = s.id
      and e.kind = 'copied'
    left join account a on a.company_id = s.company_id and a.id = s.submitted_by
    where s.company_id = current_company() and s.archived_at is null and s.stage <> 'void'
      and not exists (select from submission_event o where o.company_id = s.company_id
        and o.submission = s.id and o.kind = 'told')
    order by s.number collate counted`,
  )

export const noteReported = (db: Db, submissions: readonly string[]) =>
  db.run(sql`
    insert into submission_event (company_id, submission, kind, revision)
    select s.company_id, s.id, 'told', s.revision::integer from submissions s
    where s.company_id = current_company() and s.id = any(${[...submissions]}::uuid[])`)

/** The places that nobody has signed at, of submissions from before today. */
export const waitingPlaces = (db: Db, now: Date) =>
  db.many(
    waitingRow,
    sql`
    with here as (
      select (${now}::timestamptz at time zone timezone)::date as today from company
      where id = current_company())
    select s.id as submission, s.number, s.title, p.account, coalesce(super.id, above.id) as supervisor,
      (select count(*) from generate_series(s.submitted_on + 1, here.today, '1 day') d
        where extract(isodow from d) < 6) as days
    from here, submissions s
    join signature_place p on p.company_id = s.company_id and p.submission = s.id
    left join projects j on j.company_id = s.company_id and j.id = s.project
    left join account super on super.company_id = s.company_id and super.id = j.supervisor
      and super.deactivated_at is null and super.id is distinct from p.account
    left join lateral (
      with recursive up(parent, responsible, depth) as (
        select l.parent, l.responsible, 0 from locations l
          where l.company_id = s.company_id and l.id = s.location
        union all select l.parent, l.responsible, up.depth + 1 from locations l
          join up on l.company_id = s.company_id and l.id = up.parent where up.depth < 20
      ) select r.id from up join account r on r.company_id = s.company_id
        and r.id = up.responsible and r.deactivated_at is null
        and r.id is distinct from p.account order by up.depth limit 1) above on true
    where s.company_id = current_company() and s.archived_at is null
      and s.stage in ('unsigned', 'partly_signed') and s.submitted_on < here.today
      and not exists (select from signature g where g.company_id = p.company_id
        and g.place = p.id and g.revision = s.revision and g.declined_reason is null)
    order by s.submitted_on, s.number collate counted`,
  )

export const managers = async (db: Db): Promise<string[]> =>
  (
    await db.many(
      { id: 'string' },
      sql`
      select id from account where company_id = current_company() and role_id = 1
        and deactivated_at is null`,
    )
  ).map(({ id }) => id)
