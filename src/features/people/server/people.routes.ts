import { bind } from '../../../access/server/gate.ts'
import { inReach } from '../../../access/server/scoped.ts'
import { sql } from '../../../kit/db/sql.ts'
import { accountsOfRole } from '../people.contract.ts'

const name = sql`concat_ws(' ', nullif(first_name, ''), nullif(last_name, ''))`
const active = sql`a.company_id = current_company() and deactivated_at is null and ${inReach}`

const ofRole = bind(accountsOfRole, async ({ db }, { params: { role } }) => {
  const those =
    role === 'trade_contractor' ? sql`kind = 'contractor'` : sql`role_id = ${Number(role)}`
  const rows = await db.many(
    { id: 'string', name: 'string' },
    sql`
    select id, ${name} as name from account a where ${active} and ${those}
    order by folded(${name}), id`,
  )
  return {
    data: rows.map((row) => ({ id: row.id, value: row.id, text: row.name, name: row.name })),
  }
})

export const peopleCalls = [ofRole]
