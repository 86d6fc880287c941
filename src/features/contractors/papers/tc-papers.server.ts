import { sql } from '../../../kit/db/sql.ts'
import { keysOf } from '../../../kit/own.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { soon, today } from '../approval/approval.ts'
import { isReplaced } from './latest.ts'
import { bindingKinds } from './paper-kinds.ts'
import { tcPapers } from './tc-papers.register.ts'

export const tcPapersServer: RegisterExtension<typeof tcPapers> = {
  register: tcPapers,
  computed: {
    state: sql`(select case when ${isReplaced} then 'replaced' when p.passed is false then 'failed'
        when p.expires_on < ${today} then 'expired'
        when p.expires_on - ${today} <= ${soon}::integer then 'expiring' else 'valid' end
      from (select t.*) p)`,
  },
  async check(_context, { before, after }) {
    const { kind, starts_on, expires_on } = after
    if (before != null && before.submission !== null) {
      if (kind !== before.kind || starts_on !== before.starts_on || after.score !== before.score)
        return { score: ['The score, the type and the first day are those of the submission.'] }
    } else if (kind === 'prequalification') {
      const errors = { starts_on: starts_on === null, expires_on: expires_on === null }
      const lacking = keysOf(errors).filter((name) => errors[name])
      if (lacking.length > 0)
        return Object.fromEntries(
          lacking.map((name) => [
            name,
            ['A prequalification is valid from a day until another one.'],
          ]),
        )
    }
    if (expires_on === null && bindingKinds.some((one) => one === kind))
      return { expires_on: ['A clearance and insurance end on a day. Enter it.'] }
    return starts_on !== null && expires_on !== null && expires_on < starts_on
      ? { expires_on: ['The end is before the start.'] }
      : undefined
  },
}
