import { bind } from '../../../access/server/gate.ts'
import { json, row } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { callsOf } from '../../contract.ts'
import { apartIn } from '../../define.ts'
import type { RegisterExtension } from '../../server/extension.ts'
import type { Registers } from '../../server/registers.ts'
import { readRow } from '../read/server.ts'
import { namesOf, pointedIn } from './names-of-past.ts'

const atOnce = 30

const linkRow = row({
  seq: 'number',
  at: 'string',
  actor: 'string',
  action: 'string',
  reason: 'string?',
  before: json<Record<string, unknown>>(),
  after: json<Record<string, unknown>>(),
})

const without = (columns: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)))

export const historyServer = (extension: RegisterExtension, registers: Registers) => [
  bind(callsOf(extension.register).history, async (context, { params, query }) => {
    // Who may not see the row sees nothing of its past.
    const on = { context, registers, extension }
    const apart = apartIn(extension.register).map(([name]) => name)
    await readRow(on, params.id)
    const data = await context.db.many(
      linkRow,
      sql`
      select seq, at, actor_name as actor, action, reason,
        -- An event, such as a paper that was fetched, says nothing of one side or of either.
        case when jsonb_typeof(before) = 'object' then before else '{}' end as before,
        case when jsonb_typeof(after) = 'object' then after else '{}' end as after
      from change
      where company_id = current_company() and (subject = ${extension.register.table}
          or subject = ${extension.apartIn ?? ''} and action = 'update' and after ?| ${apart}::text[])
        and subject_id = ${params.id} and seq < ${query.before ?? Number.MAX_SAFE_INTEGER}
      order by seq desc limit ${atOnce}`,
    )
    const untold = extension.untold?.(context) ?? []
    const told = data.map((link) => ({
      ...link,
      before: without(link.before, untold),
      after: without(link.after, untold),
    }))
    const { fields } = extension.register
    const ids = pointedIn(told.map((entry) => ({ fields, entry })))
    return { data: told, names: await namesOf(on, ids) }
  }),
]
