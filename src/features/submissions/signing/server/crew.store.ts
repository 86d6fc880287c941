// Who probably signs beside those who were asked: the crew of the place, also those who have no account.
import { row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { SignedRow } from './signing.store.ts'

const crewRow = row({
  account: 'string?',
  person: 'string?',
  name: 'string',
  about: 'string?',
})

/** More tiles than these nobody looks through. */
const most = 40

/** Where somebody signs: of a submission that is there, without those who have a place in it. */
type Where = Pick<SignedRow, 'project' | 'team'> & { id: string | null; form: string | null }

/** Most likely first: by how often they signed here of late, then who is on the roster today. */
export const crewOf = (db: Db, { id, project, team, form }: Where) =>
  db.many(
    crewRow,
    sql`
    with here as (
      select s.id from submissions s
      where s.company_id = current_company() and s.archived_at is null
        and s.submitted_at > now() - interval '30 days'
        and case when ${project}::uuid is not null then s.project = ${project}
          when ${team}::uuid is not null then s.team = ${team} else s.form = ${form}::uuid end
      order by s.submitted_at desc limit 100
    ), likely as (
      select g.signer as account, case when g.signer is null then p.person end as person,
        case when g.signer is null then g.signer_name end as name, count(distinct g.submission) as times
      from signature g left join signature_place p on p.company_id = g.company_id and p.id = g.place
      where g.company_id = current_company() and g.submission in (select h.id from here h)
        and g.declined_reason is null and g.role in ('submitter', 'attendee', 'witness')
      group by 1, 2, 3
      union all
      select a.id, case when a.id is null then p.id end, case when a.id is null then p.name end, 0 from workplace_workers w
      join company c on c.id = w.company_id
      left join account a on a.company_id = w.company_id and a.id = w.person and a.kind = 'staff'
      left join person p on p.company_id = w.company_id and p.id = w.person and p.archived_at is null
      where (a.id is not null or p.id is not null) and w.company_id = current_company() and (w.project = ${project} or w.team = ${team})
        and w.from_on <= (now() at time zone c.timezone)::date
        and (w.to_on is null or w.to_on >= (now() at time zone c.timezone)::date)
    )
    select l.account, l.person, coalesce(min(l.name), min(concat_ws(' ', nullif(a.first_name, ''),
      nullif(a.last_name, '')))) as name, (
        select nullif(concat_ws(' · ', coalesce(p.job_title, p.trade), (
          select c.name from engagement e
          join trade_contractors c on c.company_id = e.company_id and c.id = e.trade_contractor
          where l.account is null and e.company_id = p.company_id and e.person = p.id
          order by e.ends_on desc nulls first, e.starts_on desc nulls last limit 1)), '')
        from person p where p.company_id = current_company() and p.id = coalesce(l.account, l.person)) as about
    from likely l
    left join account a on a.company_id = current_company() and a.id = l.account
    where (l.account is null or a.kind = 'staff' and a.deactivated_at is null)
      and not exists (select from signature_place p where p.company_id = current_company()
      and p.submission = ${id}::uuid
      and (p.account = l.account or p.person = l.person
        or l.account is null and l.person is null and folded(p.name) = folded(l.name)))
      -- Who is known only by a name is taken for one of the list who is called so.
      and (l.account is not null or l.person is not null or not exists (
        select from likely o where o.person is not null and folded(o.name) = folded(l.name)))
    group by l.account, l.person, case when l.person is null then folded(l.name) end
    order by sum(l.times) desc, 2 limit ${most}`,
  )
