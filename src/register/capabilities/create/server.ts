import { bind } from '../../../access/server/gate.ts'
import { newId } from '../../../kit/ids.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import type { RegisterExtension } from '../../server/extension.ts'
import type { Registers, With } from '../../server/registers.ts'
import { hashOf, insertRows, locked, type Values, validateWrite } from '../../server/writing.ts'
import { readRow } from '../read/server.ts'

export const createServer = (beside: RegisterExtension, registers: Registers) => [
  bind(callsOf(beside.register).create, async (context, { body }) => {
    const on: With = { context, registers, beside }
    const { id = newId(), ...values } = body as Values & { id?: string }
    const hash = hashOf(values)
    const there = await locked(on, id)
    if (there !== undefined) {
      // A save that was sent again because its answer was lost.
      if (there.created_hash !== hash) throw new Problem('row/exists')
      return { data: await readRow(on, id) }
    }
    const change = await validateWrite(on, undefined, { ...values, id })
    await insertRows(on, [{ change, hash }])
    await beside.written?.(context, change)
    return { data: await readRow(on, id) }
  }),
]
