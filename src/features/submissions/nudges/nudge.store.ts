// Who has signatures to give, and since when.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'

export type Waiting = {
  submission: string
  number: string
  title: string
  /** Who is to sign; nobody where the place names somebody without an account. */
  account: string | null
  /** Who answers for the place where it was filled in. */
  supervisor: string | null
  /** Working days since it was submitted. */
  days: number
}

/** The places that nobody has signed at, of submissions from before today. */
export const waitingPlaces = (db: Db, now: Date) =>
  db.many<Waiting>(sql`
    with here as (
      select (${now}::timestamptz at time zone timezone)::date as today from company
      where id = current_company())
    select s.id as submission, s.number, s.title, p.account, l.responsible as supervisor,
      (select count(*) from generate_series(s.submitted_on + 1, here.today, '1 day') d
        where extract(isodow from d) < 6) as days
    from here, submissions s
    join signature_place p on p.company_id = s.company_id and p.submission = s.id
    left join locations l on l.company_id = s.company_id and l.id = s.location
    where s.company_id = current_company() and s.archived_at is null
      and s.stage in ('unsigned', 'partly_signed') and s.submitted_on < here.today
      and not exists (select from signature g where g.company_id = p.company_id
        and g.place = p.id and g.revision = s.revision and g.declined_reason is null)
    order by s.submitted_on, s.number`)

export const managers = async (db: Db): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select id from account where company_id = current_company() and role_id = 1
        and deactivated_at is null`)
  ).map(({ id }) => id)
