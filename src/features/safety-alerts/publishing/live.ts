// Where an alert is between writing and archive, of its row `t`.
import { sql } from '../../../kit/db/sql.ts'

const isOver = sql`(t.ended_at is not null or t.expires_on <
  (select (now() at time zone c.timezone)::date from company c where c.id = t.company_id))`

/** People are shown it. */
export const isLive = sql`(t.archived_at is null and t.edition is not null
  and ${isOver} is not true)`

export const alertState = sql`(case
  when t.edition is null then case when t.publish_at is null then 'draft' else 'scheduled' end
  when ${isOver} then 'expired' else 'live' end)`
