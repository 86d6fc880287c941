import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { today } from '../approval/approval.ts'
import { bindingKinds } from './paper-kinds.ts'
import { tcPapers } from './tc-papers.register.ts'

const soon = 30

export const tcPapersServer: RegisterExtension<typeof tcPapers> = {
  register: tcPapers,
  computed: {
    state: sql`case when exists (select from tc_papers later where later.company_id = t.company_id
        and later.trade_contractor = t.trade_contractor and later.kind = t.kind and t.kind <> 'other'
        and later.id <> t.id and later.archived_at is null
        and coalesce(later.expires_on, 'infinity') > coalesce(t.expires_on, 'infinity')) then 'replaced'
      when t.expires_on < ${today} then 'expired'
      when t.expires_on - ${today} <= ${soon}::integer then 'expiring' else 'valid' end`,
  },
  async check(_context, { after }) {
    const { kind, starts_on, expires_on } = after
    if (expires_on === null && bindingKinds.some((one) => one === kind))
      return { expires_on: ['A clearance and insurance end on a day. Enter it.'] }
    return starts_on !== null && expires_on !== null && expires_on < starts_on
      ? { expires_on: ['The end is before the start.'] }
      : undefined
  },
}
