import { bind } from '../../../access/server/gate.ts'
import { inReach } from '../../../access/server/scoped.ts'
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import { type ClosedReason, withWhy } from '../../../register/fields/closed.ts'
import { accountsOfRole, listPeople } from '../people.contract.ts'

const name = sql`concat_ws(' ', nullif(first_name, ''), nullif(last_name, ''))`
const ours = sql`a.company_id = current_company() and ${inReach}`

async function accounts(db: Db, those: Sql, { closed }: { closed?: '1' | undefined }) {
  const which = closed === undefined ? sql`deactivated_at is null` : sql`true`
  const rows = await db.many(
    { id: 'string', name: 'string', why: one<ClosedReason | null>() },
    sql`
    select id, ${name} as name, case when deactivated_at is not null then 'deactivated' end as why
    from account a where ${ours} and ${those} and ${which}
    order by deactivated_at is not null, folded(${name}), id`,
  )
  return rows.map(withWhy)
}

const everybody = bind(listPeople, async ({ db }, { query }) => ({
  data: await accounts(db, sql`kind = 'staff'`, query),
}))

const ofRole = bind(accountsOfRole, async ({ db }, { params: { role }, query }) => {
  const those =
    role === 'trade_contractor' ? sql`kind = 'contractor'` : sql`role_id = ${Number(role)}`
  const rows = await accounts(db, those, query)
  return { data: rows.map((row) => ({ ...row, value: row.id, text: row.name })) }
})

export const peopleCalls = [everybody, ofRole]
