import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import type { RegisterExtension, Stored } from '../../server/extension.ts'
import type { RegisterRequest, Registers } from '../../server/registers.ts'
import { lockRowOrRefuse, type RowValues, updateRow, validateWrite } from '../../server/writing.ts'
import { readRow } from '../read/server.ts'

/** Changes a row that is held; what is archived or was changed meanwhile is refused. */
export async function change(
  request: RegisterRequest,
  before: Stored,
  values: RowValues,
): Promise<void> {
  if (before.archived_at !== null) throw new Problem('row/archived')
  const settledChange = await validateWrite(request, before, { ...values, id: before.id })
  await updateRow(request, settledChange)
  await request.extension.written?.(request.context, settledChange)
}

export const editServer = (extension: RegisterExtension, registers: Registers) => [
  bind(callsOf(extension.register).edit, async (context, { params, body }) => {
    const request: RegisterRequest = { context, registers, extension }
    const { version, ...values } = body
    const before = await lockRowOrRefuse(request, params.id)
    if (before.version !== version)
      throw new Problem('row/stale', { extra: { row: await readRow(request, params.id) } })
    await change(request, before, values)
    return { data: await readRow(request, params.id) }
  }),
]
