// How a record stands by itself, in SQL for lists: a test holds it equal to what the law's room says.
import { sql } from '../../../kit/db/sql.ts'
import { training as law } from '../../../regulation/index.ts'
import { isProven } from '../../competence/index.ts'

const today = sql`(select company_today())`

/** Of the record `t`. */
export const recordState = sql`(select case when t.revoked then 'revoked'
    when t.expires_on < ${today} then 'expired'
    when not ${isProven} then 'pending_verification'
    when t.expires_on - ${today} <= ${law.expiringWithin}::integer then 'expiring' else 'valid' end
  from training k where k.company_id = t.company_id and k.id = t.course)`
