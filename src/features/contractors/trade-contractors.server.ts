import { sql } from '../../kit/db/sql.ts'
import type { RegisterExtension } from '../../register/server/extension.ts'
import { approval, approvalsOf, prequalification, prequalifiedBy } from './approval/approval.ts'
import { tradeContractors } from './trade-contractors.register.ts'

const papersFirst =
  'It cannot be approved yet: a valid WSIB clearance and general liability insurance are needed.'

const qualifiesFirst =
  'It cannot be approved yet: its prequalification has not been accepted, was not passed or has expired. It can be approved with conditions.'

const decided = (state: unknown) => state === 'approved' || state === 'conditional'

export const tradeContractorsServer: RegisterExtension<typeof tradeContractors> = {
  register: tradeContractors,
  computed: {
    approval,
    prequalification,
    prequalification_score: prequalifiedBy('score'),
    prequalified_on: prequalifiedBy('starts_on'),
    prequalified_until: prequalifiedBy('expires_on'),
  },
  async check({ db, session }, { before, after }) {
    if (after.sub_tier_of === after.id)
      return { sub_tier_of: ['A contractor cannot work under itself.'] }
    // The demo is filled in by nobody, and its papers follow.
    if (!decided(after.state) || decided(before?.state) || session.accountId === undefined)
      return undefined
    const [now] = await approvalsOf(db, [after.id])
    const lacks = now === undefined || now.missing.length > 0 || (await hasLapsed(db, after.id))
    if (lacks) return { state: [papersFirst] }
    const isQualified = [null, 'valid', 'expiring'].some((one) => one === now.prequalification)
    return after.state === 'approved' && !isQualified ? { state: [qualifiesFirst] } : undefined
  },
}

/** Whether it would be expired as soon as it is approved. */
async function hasLapsed(db: Parameters<typeof approvalsOf>[0], id: string): Promise<boolean> {
  const found = await db.maybe(
    { approval: 'string' },
    sql`select ${approval} as approval
      from (select company_id, id, 'approved' as state from trade_contractors
        where company_id = current_company() and id = ${id}) t`,
  )
  return found?.approval === 'expired'
}
