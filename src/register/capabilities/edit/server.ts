import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import type { RegisterExtension, Stored } from '../../server/extension.ts'
import type { Registers, With } from '../../server/registers.ts'
import { lockedOrMissing, updateRow, type Values, validateWrite } from '../../server/writing.ts'
import { readRow } from '../read/server.ts'

/** Changes a row that is held; what is archived or was changed meanwhile is refused. */
export async function change(on: With, before: Stored, values: Values): Promise<void> {
  if (before.archived_at !== null) throw new Problem('row/archived')
  const settledChange = await validateWrite(on, before, { ...values, id: before.id })
  await updateRow(on, settledChange)
  await on.beside.written?.(on.context, settledChange)
}

export const editServer = (beside: RegisterExtension, registers: Registers) => [
  bind(callsOf(beside.register).edit, async (context, { params, body }) => {
    const on: With = { context, registers, beside }
    const { version, ...values } = body as Values & { version: number }
    const before = await lockedOrMissing(on, params.id)
    if (before.version !== version)
      throw new Problem('row/stale', { extra: { row: await readRow(on, params.id) } })
    await change(on, before, values)
    return { data: await readRow(on, params.id) }
  }),
]
