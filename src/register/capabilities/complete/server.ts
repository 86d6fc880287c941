import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import { type AnyRow, has } from '../../define.ts'
import type { RegisterExtension } from '../../server/extension.ts'
import type { Registers, With } from '../../server/registers.ts'
import { lockedOrMissing } from '../../server/writing.ts'
import { refuseWhere } from '../archive/server.ts'
import { readRow } from '../read/server.ts'

async function mark(on: With, id: string, done: boolean): Promise<AnyRow> {
  const row = await lockedOrMissing(on, id)
  if (row.archived_at !== null) throw new Problem('row/archived')
  if ((row.completed_at !== null) !== done) {
    await refuseWhere(on, done ? 'complete' : 'reopen', row)
    const by = sql`nullif(current_setting('app.actor_id', true), '')::uuid`
    await on.context.db.run(sql`
      update ${sql.id(on.beside.register.table)}
      set completed_at = ${done ? sql`now()` : sql`null`}, completed_by = ${done ? by : sql`null`}
      where company_id = current_company() and id = ${id}`)
    await on.beside.became?.[done ? 'complete' : 'reopen']?.(on.context, row)
  }
  return readRow(on, id)
}

export const completeServer = (beside: RegisterExtension, registers: Registers) => {
  if (!has(beside.register, 'complete')) return []
  const calls = callsOf(beside.register)
  return [
    bind(calls.complete, async (context, { params }) => ({
      data: await mark({ context, registers, beside }, params.id, true),
    })),
    bind(calls.reopen, async (context, { params }) => ({
      data: await mark({ context, registers, beside }, params.id, false),
    })),
  ]
}
