// Which paper of a kind counts, in SQL: the one that is valid longest; of prequalifications the last, be it the worse one.
import { type Sql, sql } from '../../../kit/db/sql.ts'

/** A later paper of its kind takes the place of the paper `p`. Other documents stand beside each other. */
export const isReplaced: Sql = sql`exists (select from tc_papers later
  where later.company_id = p.company_id and later.trade_contractor = p.trade_contractor
    and later.kind = p.kind and p.kind <> 'other' and later.id <> p.id and later.archived_at is null
    and case when p.kind = 'prequalification' then (later.starts_on, later.id) > (p.starts_on, p.id)
      else coalesce(later.expires_on, 'infinity') > coalesce(p.expires_on, 'infinity') end)`
