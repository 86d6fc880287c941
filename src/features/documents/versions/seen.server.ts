import type { Context } from '../../../access/server/gate.ts'
import { readRow } from '../../../register/capabilities/read/server.ts'
import type { Registers } from '../../../register/server/registers.ts'
import { registerOfDocument } from './versions.store.ts'

/** A document and its row as the caller sees it; not there for who may not see it. */
export async function seenDocument(context: Context, registers: Registers, id: string) {
  const register = await registerOfDocument(context.db, id)
  const extension = registers.extension(register)
  const row = await readRow({ context, registers, extension }, id)
  return { register, kind: extension.register, row }
}
