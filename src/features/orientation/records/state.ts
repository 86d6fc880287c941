// What a record is by now, of the row `t`: found out whenever it is asked, so that nothing has to be kept up to date.
import { type Sql, sql } from '../../../kit/db/sql.ts'

export const recordStates = [
  ...(['assigned', 'in_progress', 'awaiting_review'] as const),
  ...(['approved', 'expired', 'revoked'] as const),
]
export type RecordState = (typeof recordStates)[number]

const today = sql`(now() at time zone (select c.timezone from company c where c.id = t.company_id))::date`

/** A card has yet to come, or was refused. */
const isCardWanted = sql`(select count(*) from orientation_evidence e
  where e.company_id = t.company_id and e.record = t.id and e.state <> 'refused') < t.cards`

/** Its project, with which it ends, is over. */
const isProjectOver = sql`(t.of_project and exists (select from projects w
  where w.company_id = t.company_id and w.id = t.project
    and (w.completed_at is not null or w.archived_at is not null)))`

export const recordState: Sql = sql`case
  when t.revoked_at is not null then 'revoked'
  when t.approved_at is not null then case
    when t.expires_on < ${today} or ${isProjectOver} then 'expired' else 'approved' end
  when t.finished_at is not null and not ${isCardWanted} then 'awaiting_review'
  when t.started_at is not null then 'in_progress'
  else 'assigned' end`
