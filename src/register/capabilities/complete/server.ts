import { bind } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import { type AnyRow, has } from '../../define.ts'
import type { RegisterExtension } from '../../server/extension.ts'
import type { RegisterRequest, Registers } from '../../server/registers.ts'
import { lockRowOrRefuse } from '../../server/writing.ts'
import { refuseWhere } from '../archive/server.ts'
import { readRow } from '../read/server.ts'

async function mark(request: RegisterRequest, id: string, done: boolean): Promise<AnyRow> {
  const row = await lockRowOrRefuse(request, id)
  if (row.archived_at !== null) throw new Problem('row/archived')
  if ((row.completed_at !== null) !== done) {
    await refuseWhere(request, done ? 'complete' : 'reopen', row)
    const by = sql`nullif(current_setting('app.actor_id', true), '')::uuid`
    await request.context.db.run(sql`
      update ${sql.id(request.extension.register.table)}
      set completed_at = ${done ? sql`now()` : sql`null`}, completed_by = ${done ? by : sql`null`}
      where company_id = current_company() and id = ${id}`)
    await request.extension.became?.[done ? 'complete' : 'reopen']?.(request.context, row)
  }
  return readRow(request, id)
}

export const completeServer = (extension: RegisterExtension, registers: Registers) => {
  if (!has(extension.register, 'complete')) return []
  const calls = callsOf(extension.register)
  return [
    bind(calls.complete, async (context, { params }) => ({
      data: await mark({ context, registers, extension }, params.id, true),
    })),
    bind(calls.reopen, async (context, { params }) => ({
      data: await mark({ context, registers, extension }, params.id, false),
    })),
  ]
}
