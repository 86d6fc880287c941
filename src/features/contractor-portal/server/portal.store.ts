import type { Context } from '../../../access/server/gate.ts'
import { columns } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'

/** The contractors for whom the caller speaks. */
export async function myContractors({ db, session }: Context): Promise<string[]> {
  const found = await db.many(
    { id: 'string' },
    sql`
    select distinct c.id from tc_contacts k
    join trade_contractors c on c.company_id = k.company_id and c.id = k.trade_contractor
      and c.archived_at is null
    where k.company_id = current_company() and k.account = ${session.accountId ?? null}
      and k.archived_at is null`,
  )
  return found.map(({ id }) => id)
}

/** The projects on which they are now or were not long ago. */
export const placesOf = (db: Db, contractors: readonly string[]) =>
  db.many(
    {
      id: 'string',
      name: 'string',
      contractor: 'string',
      contractor_name: 'string',
      whole: 'boolean',
    },
    sql`
    select p.id, p.name, c.id as contractor, c.name as contractor_name, false as whole
    from trade_contractors c
    join tc_projects r on r.company_id = c.company_id and r.trade_contractor = c.id and r.archived_at is null
    join projects p on p.company_id = r.company_id and p.id = r.project and p.archived_at is null
    where c.company_id = current_company() and c.id = any(${[...contractors]}::uuid[])
      and r.starts_on <= (select company_today()) + 31
      and coalesce(r.ends_on, 'infinity') >= (select company_today()) - 28
    group by p.company_id, p.id, c.company_id, c.id
    union all
    select c.id, c.name, c.id, c.name, true from trade_contractors c
    where c.company_id = current_company() and c.id = any(${[...contractors]}::uuid[])
    order by 5, 2, 4`,
  )

/** Submissions: their numbers, and whether and why they were accepted or refused. */
export const sentOf = (db: Db, ids: readonly string[]) =>
  db.many(
    {
      ...columns('submissions', 'id', 'number', 'submitted_on'),
      accepted: 'boolean',
      refused: 'string?',
    },
    sql`
    select s.id, s.number, s.submitted_on, s.stage = any('{reviewed,closed}') as accepted,
      (select e.reason from submission_event e where e.company_id = s.company_id
        and e.submission = s.id and e.kind = 'returned' order by e.at desc limit 1) as refused
    from submissions s
    where s.company_id = current_company() and s.id = any(${[...ids]}::uuid[])`,
  )

type Sent = {
  id: string
  contractor: string
  project: string | null
  line: string
  day: string | null
  /** Who filled it without an account, and the code by which they ask for it. */
  sent_by: string | null
  tracking: string | null
}

/** For what it was sent; said again, it must be the same. Answers the code that it was given first. */
export async function noteSent(
  db: Db,
  { id, contractor, project, line, day, sent_by, tracking }: Sent,
): Promise<string | null> {
  await db.run(sql`
    insert into tc_submissions (company_id, id, trade_contractor, project, line, due_on, sent_by, tracking)
    values (current_company(), ${id}, ${contractor}, ${project}, ${line}, ${day}, ${sent_by}, ${tracking})
    on conflict (company_id, id) do nothing`)
  const kept = await db.maybe(
    { tracking: 'string?' },
    sql`
    select tracking from tc_submissions where company_id = current_company() and id = ${id}
      and trade_contractor = ${contractor} and line = ${line}
      and project is not distinct from ${project}::uuid and due_on is not distinct from ${day}::date
      and sent_by is not distinct from ${sent_by}`,
  )
  if (kept === undefined) throw new Problem('row/exists')
  return kept.tracking
}
