// What companies are offered, and what they made of it.
import { columns, one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { BaseRole } from './defaults.store.ts'

type ProposalState = 'open' | 'taken' | 'declined' | 'withdrawn'

/** Up to which edition the company of template `t` has decided. */
const settled: Sql = sql`greatest(t.begun_edition, coalesce((select max(p.edition) from template_proposal p
  where p.company_id = t.company_id and p.template = t.id and p.base_role = t.base_role
    and (p.state = 'taken' or p.state = 'declined')), 0))`

/** Whether the provider proposes to change template `t`. */
export const isProposed: Sql = sql`exists (select from template_proposal p
  where p.company_id = t.company_id and p.template = t.id and p.base_role = t.base_role and p.state = 'open')`

/** In the role of the gate: the companies by name, with their template of a role and what they were offered last. */
export const findOffers = (db: Db, role: BaseRole) =>
  db.many(
    {
      company: 'string',
      company_name: 'string',
      template: 'string?',
      name: 'string?',
      grants: 'strings?',
      settled: 'number?',
      state: one<ProposalState | null>(),
      edition: 'number?',
      at: 'string?',
      reason: 'string?',
    },
    sql`
    select c.id as company, c.name as company_name, t.id as template, t.name, t.grants,
      case when t.id is not null then ${settled} end as settled,
      last.state, last.edition, coalesce(last.decided_at, last.created_at) as at, last.reason
    from company c
    left join lateral (
      select t.* from permission_template t
      where t.company_id = c.id and t.base_role = ${role} and t.is_default and t.archived_at is null
      order by t.created_at, t.id limit 1) t on true
    left join lateral (
      select p.state, p.edition, p.created_at, p.decided_at, p.reason from template_proposal p
      where p.company_id = t.company_id and p.template = t.id and p.base_role = t.base_role
      order by p.created_at desc, p.id desc limit 1) last on true
    where c.closed_at is null
    order by folded(c.name), c.id`,
  )
export type OfferRow = Awaited<ReturnType<typeof findOffers>>[number]

/** In the role of the gate: what became of each edition. */
export const countOffers = (db: Db, role: BaseRole) =>
  db.many(
    { edition: 'number', state: one<ProposalState>(), n: 'number' },
    sql`
    select edition, state, count(*) as n from template_proposal
    where base_role = ${role} group by edition, state`,
  )

/** What the company of the transaction has not answered is offered no longer. */
export const withdrawOlder = (db: Db, template: string, edition: number) =>
  db.run(sql`
    update template_proposal set state = 'withdrawn', decided_at = now()
    where company_id = current_company() and template = ${template} and state = 'open'
      and edition < ${edition}`)

type NewProposal = { template: string; role: BaseRole; edition: number; note: string; by: string }

/** Its id; nothing where another one is open. */
export const insertProposal = (db: Db, { template, role, edition, note, by }: NewProposal) =>
  db.maybe(
    { id: 'string' },
    sql`
    insert into template_proposal (company_id, template, base_role, edition, note, offered_by)
    values (current_company(), ${template}, ${role}, ${edition}, nullif(${note}, ''), ${by})
    on conflict do nothing returning id`,
  )

/** Those of the company who decide. */
export const findDeciders = (db: Db) =>
  db.many(
    { id: 'string' },
    sql`
    select id from account where company_id = current_company() and kind = 'staff' and role_id = 1
      and deactivated_at is null order by id`,
  )

/** What is open for a template that is not archived. */
export const findOpenProposal = (db: Db, template: string) =>
  db.maybe(
    {
      ...columns('template_proposal', 'id', 'edition', 'note', 'offered_by', 'created_at'),
      base_role: one<BaseRole>(),
      settled: 'number',
    },
    sql`
    select o.id, o.edition, o.note, o.offered_by, o.created_at, o.base_role, ${settled} as settled
    from template_proposal o
    join permission_template t on t.company_id = o.company_id and t.id = o.template and t.base_role = o.base_role
    where o.company_id = current_company() and o.template = ${template} and o.state = 'open'
      and t.archived_at is null`,
  )

/** False where it is no longer open. */
export const decideProposal = async (
  db: Db,
  id: string,
  { state, reason = '' }: { state: 'taken' | 'declined'; reason?: string },
): Promise<boolean> =>
  (await db.run(sql`
    update template_proposal set state = ${state}, decided_at = now(), reason = nullif(${reason}, '')
    where company_id = current_company() and id = ${id} and state = 'open'`)) > 0

export const writeTemplate = (
  db: Db,
  id: string,
  { name, grants }: { name: string; grants: readonly string[] },
) =>
  db.run(sql`
    update permission_template set name = ${name}, grants = ${[...grants]}
    where company_id = current_company() and id = ${id}`)
