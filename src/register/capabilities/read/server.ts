import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import type { AnyRow } from '../../define.ts'
import type { RegisterExtension } from '../../server/extension.ts'
import { presentRows } from '../../server/present.ts'
import type { Registers, With } from '../../server/registers.ts'

export async function readRow(on: With, id: string, ask = on.context.db.many): Promise<AnyRow> {
  const [row] = await presentRows(on, [id], ask)
  if (row === undefined) throw new Problem('row/missing')
  return row
}

export const readServer = (beside: RegisterExtension, registers: Registers) => [
  bind(callsOf(beside.register).read, async (context, { params }) => ({
    data: await readRow({ context, registers, beside }, params.id, context.db.last),
  })),
]
