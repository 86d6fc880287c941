import { sql } from '../../../kit/db/sql.ts'
import type { Beside } from '../../../register/server/beside.ts'
import { companyToday } from '../../../register/server/today.ts'
import { chemicals } from './chemicals.register.ts'

/** From where a product may go; a product that was asked for is not in use before it is approved. */
const next: Readonly<Record<string, readonly string[]>> = {
  requested: ['under_review', 'approved', 'rejected'],
  under_review: ['approved', 'rejected'],
  approved: ['in_use', 'phased_out', 'under_review'],
  rejected: ['under_review'],
  in_use: ['phased_out', 'under_review'],
  phased_out: ['under_review'],
}

export const chemicalsServer: Beside = {
  register: chemicals,
  // Good practice, not law: no fixed age is set for a data sheet.
  computed: { sds_due: sql`(t.sds_revised_on + interval '3 years')::date` },
  async settle({ db, session }, { before, after }) {
    const decided = after.status === 'approved' || after.status === 'rejected'
    if (!decided || after.status === before?.status) return {}
    return { approved_by: session.accountId ?? null, approved_on: await companyToday(db) }
  },
  async check(_context, { before, after }) {
    const from = String(before?.status ?? 'requested')
    const to = String(after.status)
    if (before !== undefined && from !== to && !next[from]?.includes(to))
      return { status: ['Not from where it stands: it is reviewed and approved first.'] }
    if (to === 'rejected' && after.restrictions === null)
      return { restrictions: ['Say why it is rejected.'] }
    return undefined
  },
}
