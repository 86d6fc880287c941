import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import type { AnyRow } from '../../define.ts'
import type { RegisterExtension } from '../../server/extension.ts'
import { presentRows } from '../../server/present.ts'
import type { RegisterRequest, Registers } from '../../server/registers.ts'

export async function readRow(
  request: RegisterRequest,
  id: string,
  ask = request.context.db.many,
): Promise<AnyRow> {
  const [row] = await presentRows(request, [id], ask)
  if (row === undefined) throw new Problem('row/missing')
  return row
}

export const readServer = (extension: RegisterExtension, registers: Registers) => [
  bind(callsOf(extension.register).read, async (context, { params }) => ({
    data: await readRow({ context, registers, extension }, params.id, context.db.last),
  })),
]
