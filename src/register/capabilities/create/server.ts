import { bind } from '../../../access/server/gate.ts'
import { newId } from '../../../kit/ids.ts'
import { Problem } from '../../../kit/problems.ts'
import { callsOf } from '../../contract.ts'
import type { RegisterExtension } from '../../server/extension.ts'
import type { RegisterRequest, Registers } from '../../server/registers.ts'
import { hashOf, insertRows, lockRow, validateWrite } from '../../server/writing.ts'
import { readRow } from '../read/server.ts'

export const createServer = (extension: RegisterExtension, registers: Registers) => [
  bind(callsOf(extension.register).create, async (context, { body }) => {
    const request: RegisterRequest = { context, registers, extension }
    const { id = newId(), ...values } = body
    const hash = hashOf(values)
    const there = await lockRow(request, id)
    if (there !== undefined) {
      // A save that was sent again because its answer was lost.
      if (there.created_hash !== hash) throw new Problem('row/exists')
      return { data: await readRow(request, id) }
    }
    const change = await validateWrite(request, undefined, { ...values, id })
    await insertRows(request, [{ change, hash }])
    await extension.written?.(context, change)
    return { data: await readRow(request, id) }
  }),
]
