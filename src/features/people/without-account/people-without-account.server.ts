import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { latestHat, wear } from '../hats/hats.store.ts'
import { deactivate } from '../users/accounts.store.ts'
import { peopleWithoutAccount } from './people-without-account.register.ts'

const latest = latestHat(sql`t.company_id`, sql`t.id`)
const today = sql`(select company_today())`

export const peopleWithoutAccountServer: RegisterExtension<typeof peopleWithoutAccount> = {
  register: peopleWithoutAccount,
  scope: () => sql`not exists (select from account a
    where a.company_id = t.company_id and a.id = t.id and a.kind = 'staff')`,
  computed: {
    // Of whom nothing else is said, they sign in for a contractor.
    kind: sql`coalesce((select e.kind from ${latest}), 'contractor_worker')`,
    trade_contractor: sql`(select e.trade_contractor from ${latest})`,
    entity: sql`(select e.entity from ${latest})`,
    client: sql`(select e.client from ${latest})`,
    of: sql`(select coalesce(
        (select n.name from trade_contractors n where n.company_id = e.company_id and n.id = e.trade_contractor),
        (select n.name from entities n where n.company_id = e.company_id and n.id = e.entity),
        (select n.name from clients n where n.company_id = e.company_id and n.id = e.client))
      from ${latest})`,
    starts_on: sql`(select e.starts_on from ${latest})`,
    ends_on: sql`(select e.ends_on from ${latest})`,
    state: sql`coalesce((select case when e.ends_on < ${today} then 'ended'
      when e.starts_on > ${today} then 'coming' end from ${latest}), 'current')`,
  },
  settle: async (_context, { after }) => ({
    name: `${after.first_name} ${after.last_name}`.trim(),
  }),
  async check(_context, { after }) {
    const { starts_on, ends_on } = after
    return starts_on !== null && ends_on !== null && ends_on < starts_on
      ? { ends_on: ['The end is before the start.'] }
      : undefined
  },
  written: ({ db }, { after }) => wear(db, after),
  became: {
    archive: ({ db }, { id }) => deactivate(db, id, true),
    restore: ({ db }, { id }) => deactivate(db, id, false),
  },
}
