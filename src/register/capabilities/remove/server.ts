import { bind } from '../../../access/server/gate.ts'
import { asCompany } from '../../../access/server/scoped.ts'
import { sql } from '../../../kit/db/sql.ts'
import { errorCodeOf } from '../../../kit/error-code.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import { has } from '../../define.ts'
import type { RegisterExtension } from '../../server/extension.ts'
import type { RegisterRequest, Registers } from '../../server/registers.ts'
import { lockRowOrRefuse } from '../../server/writing.ts'
import { refuseWhere } from '../archive/server.ts'
import type { Referrer } from './contract.ts'

/** Who points at a row, archived rows too: they would point at nothing once they are restored. */
async function referrersOf(
  { context, registers, extension }: RegisterRequest,
  id: string,
): Promise<Referrer[]> {
  const referrers: Referrer[] = []
  for (const { register, field, many } of registers.pointers(extension.register.name)) {
    const found = registers.extension(register.name).computed?.[field]
    const column = found ?? sql`t.${sql.id(field)}`
    const rows = await context.db.many(
      { id: 'string', name: 'string', count: 'number' },
      sql`
      select t.id, t.${sql.id(register.named)}::text as name, count(*) over () as count
      from ${sql.id(register.table)} t where t.company_id = current_company()
        and ${many ? sql`${[id]}::uuid[] <@ ${column}` : sql`${column} = ${id}`} limit 5`,
    )
    const [first] = rows
    if (first !== undefined)
      referrers.push({
        register: register.name,
        many: register.many,
        count: first.count,
        rows: rows.map(({ id, name }) => ({ id, name })),
      })
  }
  return referrers
}

async function remove(request: RegisterRequest, id: string): Promise<void> {
  const row = await lockRowOrRefuse(request, id)
  if (row.archived_at === null) throw new Problem('row/not-archived')
  await refuseWhere(request, 'remove', row)
  const referred_by = await referrersOf(request, id)
  const { db } = request.context
  // What one does not see points at it all the same; it is not named.
  if (referred_by.length === 0 && (await asCompany(db, () => referrersOf(request, id))).length > 0)
    throw new Problem('row/referred')
  if (referred_by.length > 0) throw new Problem('row/referred', { extra: { referred_by } })
  try {
    await request.context.db.run(sql`
      delete from ${sql.id(request.extension.register.table)}
      where company_id = current_company() and id = ${id}`)
  } catch (error) {
    // A table that is no register's points here.
    if (errorCodeOf(error) === '23503') throw new Problem('row/referred')
    throw error
  }
}

export const removeServer = (extension: RegisterExtension, registers: Registers) => {
  if (!has(extension.register, 'archive')) return []
  return [
    bind(callsOf(extension.register).remove, (context, { params }) =>
      remove({ context, registers, extension }, params.id),
    ),
  ]
}
