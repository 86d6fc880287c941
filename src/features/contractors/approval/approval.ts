// How a contractor stands today, in SQL for lists: what somebody decided, and what its papers have become since.
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { bindingKinds, neededKinds, type PaperKind } from '../papers/paper-kinds.ts'

export const today = sql`(select company_today())`

/** Of the contractor `t`: the kinds of paper of which the latest has lapsed. */
const lapsedKinds = sql`
  select p.kind from tc_papers p
  where p.company_id = t.company_id and p.trade_contractor = t.id and p.archived_at is null
  group by p.kind having max(coalesce(p.expires_on, 'infinity')) < ${today}`

/** Of the contractor `t`: the needed papers that are not there. */
const missingKinds = sql`
  select needed from unnest(${[...neededKinds]}::text[]) needed
  where not exists (select from tc_papers p where p.company_id = t.company_id
    and p.trade_contractor = t.id and p.archived_at is null and p.kind = needed)`

const stops = sql`exists (${missingKinds}) or exists (
  select from (${lapsedKinds}) lapsed where kind = any(${[...bindingKinds]}::text[]))`

/** Of the contractor `t`. */
export const approval: Sql = sql`case
  when t.state in ('approved', 'conditional') and (${stops}) then 'expired' else t.state end`

export type ApprovalNow = {
  id: string
  name: string
  approval: string
  missing: PaperKind[]
  lapsed: PaperKind[]
  /** Why it is suspended, or under which conditions it works. */
  reason: string | null
}

/** How some contractors stand now, and what they lack. */
export const approvalsOf = (db: Db, ids: readonly string[]) =>
  db.many<ApprovalNow>(sql`
    select t.id, t.name, ${approval} as approval,
      array(${missingKinds}) as missing, array(${lapsedKinds} order by 1) as lapsed,
      coalesce(t.suspended_reason, t.condition) as reason
    from trade_contractors t
    where t.company_id = current_company() and t.id = any(${[...ids]}::uuid[])`)
