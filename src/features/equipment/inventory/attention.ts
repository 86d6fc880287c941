// Why an asset needs somebody to look at it, as the database finds it for the row `t`.
import { sql } from '../../../kit/db/sql.ts'

export const isTaggedOut = sql`exists (select from asset_tag_out g
  where g.company_id = t.company_id and g.asset = t.id and g.released_at is null)`

const today = sql`(now() at time zone (select c.timezone from company c where c.id = t.company_id))::date`

/** What is lost or retired is due for nothing. */
export const attention = sql`array_remove(array[
  case when ${isTaggedOut} then 'tagged_out' end,
  case when t.status not in ('lost', 'retired') and t.next_inspection < ${today}
    then 'inspection_overdue' end,
  case when t.status not in ('lost', 'retired') and t.cert_expiry < ${today}
    then 'certificate_expired' end,
  case when t.status not in ('lost', 'retired')
    and t.cert_expiry between ${today} and ${today} + 60 then 'certificate_soon' end,
  case when t.status not in ('lost', 'retired') and t.next_service < ${today}
    then 'service_overdue' end,
  case when t.quantity < t.minimum then 'below_minimum' end
], null)`
