import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension, Write } from '../../../register/server/extension.ts'
import { companyToday } from '../../../register/server/today.ts'
import { chemicals } from './chemicals.register.ts'
import { hasConflict } from './conflicts.ts'
import { isReplaced, noteSheet } from './sheets.store.ts'

/** From where a product may go; a product that was asked for is not in use before it is approved. */
const next: Readonly<Record<string, readonly string[]>> = {
  requested: ['under_review', 'approved', 'rejected'],
  under_review: ['approved', 'rejected'],
  approved: ['in_use', 'phased_out', 'under_review'],
  rejected: ['under_review'],
  in_use: ['phased_out', 'under_review'],
  phased_out: ['under_review'],
}

/** Good practice, not law: no fixed age is set for a data sheet. */
const sdsDue = sql`(t.sds_revised_on + interval '3 years')::date`
const today = sql`(now() at time zone (select c.timezone from company c where c.id = t.company_id))::date`

function refusedStatus({ before, after }: Write): FieldErrors {
  const from = String(before?.status ?? 'requested')
  const to = String(after.status)
  if (before !== undefined && from !== to && !next[from]?.includes(to))
    return { status: ['It must be reviewed and approved first.'] }
  return to === 'rejected' && after.restrictions === null
    ? { restrictions: ['Give the reason for rejecting it.'] }
    : {}
}

function refusedSheet(change: Write): FieldErrors {
  if (!isReplaced(change)) return {}
  const was = String(change.before?.sds_revised_on ?? '')
  const now = String(change.after.sds_revised_on ?? '')
  return now > was
    ? {}
    : { sds_revised_on: ['A new data sheet has a later revision date: it is in section 16.'] }
}

export const chemicalsServer: RegisterExtension = {
  register: chemicals,
  computed: {
    sds_due: sdsDue,
    attention: sql`array_remove(array[
      case when t.whmis_status = 'whmis' and t.sds is null then 'no_sheet' end,
      case when ${sdsDue} < ${today} then 'sheet_old' end,
      case when t.whmis_status = 'whmis' and t.sds_language = 'en' and t.sds_french is null
        then 'no_french' end,
      case when ${hasConflict} then 'conflict' end
    ], null)`,
  },
  async settle({ db, session }, { before, after }) {
    const decided = after.status === 'approved' || after.status === 'rejected'
    if (!decided || after.status === before?.status) return {}
    return { approved_by: session.accountId ?? null, approved_on: await companyToday(db) }
  },
  async check(_context, change) {
    return { ...refusedStatus(change), ...refusedSheet(change) }
  },
  written: ({ db }, change) => noteSheet(db, change),
}
