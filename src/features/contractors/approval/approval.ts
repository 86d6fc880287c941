// How a contractor stands today, in SQL for lists: what somebody decided, and what its papers have become since.
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { isReplaced } from '../papers/latest.ts'
import {
  bindingKinds,
  neededKinds,
  type PaperKind,
  type PrequalificationState,
} from '../papers/paper-kinds.ts'

export const today = sql`(select company_today())`

/** Of the contractor `t`: the kinds of paper of which the latest has lapsed. */
const lapsedKinds = sql`
  select distinct p.kind from tc_papers p
  where p.company_id = t.company_id and p.trade_contractor = t.id and p.archived_at is null
    and p.expires_on < ${today} and not ${isReplaced}`

/** Of the contractor `t`: the prequalification that counts. */
export const prequalified = sql`
  select p.score, p.passed, p.starts_on, p.expires_on, p.submission from tc_papers p
  where p.company_id = t.company_id and p.trade_contractor = t.id and p.archived_at is null
    and p.kind = 'prequalification' order by p.starts_on desc, p.id desc limit 1`

/** A form that prequalifies is asked of the contractor `t`; a line of its own takes the place of a default. */
const isAskedToQualify = sql`(exists (select from tc_forms l where l.company_id = t.company_id
    and l.trade_contractor = t.id and l.archived_at is null and l.qualifies_months is not null)
  or exists (select from tc_default_forms l where l.company_id = t.company_id and l.archived_at is null
    and l.qualifies_months is not null and not exists (select from tc_forms o where o.company_id = l.company_id
      and o.trade_contractor = t.id and o.form = l.form and o.archived_at is null)))`

/** Days before its end on which it ends soon. */
export const soon = 30

/** Of the contractor `t`: how its prequalification stands, its score, and its days. */
export const prequalification: Sql = sql`coalesce((select case when q.passed is false then 'failed'
    when q.expires_on < ${today} then 'expired'
    when q.expires_on - ${today} <= ${soon}::integer then 'expiring' else 'valid' end from (${prequalified}) q),
  case when ${isAskedToQualify} then 'asked' end)`
export const prequalifiedBy = (column: 'score' | 'starts_on' | 'expires_on'): Sql =>
  sql`(select ${sql.id(`q.${column}`)} from (${prequalified}) q)`

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
  /** Null where none is asked for and none is there. */
  prequalification: PrequalificationState | null
  score: number | null
  qualified_on: string | null
  qualified_until: string | null
  /** Who may read submissions follows it. */
  submission: string | null
}

/** How some contractors stand now, and what they lack. */
export const approvalsOf = (db: Db, ids: readonly string[]) =>
  db.many<ApprovalNow>(sql`
    select t.id, t.name, ${approval} as approval,
      array(${missingKinds}) as missing, array(${lapsedKinds} order by 1) as lapsed,
      coalesce(t.suspended_reason, t.condition) as reason, ${prequalification} as prequalification,
      q.score, q.starts_on as qualified_on, q.expires_on as qualified_until, q.submission
    from trade_contractors t left join lateral (${prequalified}) q on true
    where t.company_id = current_company() and t.id = any(${[...ids]}::uuid[])`)
