import { bind } from '../../access/server/gate.ts'
import { row } from '../../kit/db/row.ts'
import { sql } from '../../kit/db/sql.ts'
import { accountsOfRole, listUsers } from './people.contract.ts'

const name = sql`concat_ws(' ', nullif(first_name, ''), nullif(last_name, ''))`
const active = sql`company_id = current_company() and deactivated_at is null`

const personRow = row({ id: 'string', name: 'string', role_id: 'number' })

const list = bind(listUsers, async ({ db }, { query: { search, page, per_page } }) => {
  const words = search.replace(/[\\%_]/g, '\\$&')
  const these = sql`account where ${active} and kind = 'staff'
    and folded(${name}) like '%' || folded(${words}) || '%'`
  const [counted] = await db.many({ total: 'number' }, sql`select count(*) as total from ${these}`)
  const total = counted?.total ?? 0
  const data = await db.many(
    personRow,
    sql`
    select id, ${name} as name, role_id from ${these}
    order by folded(${name}), id limit ${per_page} offset ${(page - 1) * per_page}`,
  )
  const last_page = Math.max(1, Math.ceil(total / per_page))
  return { data: { data, current_page: page, per_page, total, last_page } }
})

const ofRole = bind(accountsOfRole, async ({ db }, { params: { role } }) => {
  const those =
    role === 'trade_contractor' ? sql`kind = 'contractor'` : sql`role_id = ${Number(role)}`
  const rows = await db.many(
    { id: 'string', name: 'string' },
    sql`
    select id, ${name} as name from account where ${active} and ${those}
    order by folded(${name}), id`,
  )
  return {
    data: rows.map((row) => ({ id: row.id, value: row.id, text: row.name, name: row.name })),
  }
})

export const peopleCalls = [list, ofRole]
