// The calls of a register, derived from its definition. The server answers them, the browser makes
// them, the OpenAPI page lists them.
import { archiveCalls } from './capabilities/archive/contract.ts'
import { bulkCalls } from './capabilities/bulk/contract.ts'
import { completeCalls } from './capabilities/complete/contract.ts'
import { createCalls } from './capabilities/create/contract.ts'
import { editCalls } from './capabilities/edit/contract.ts'
import { exportCalls } from './capabilities/export/contract.ts'
import { historyCalls } from './capabilities/history/contract.ts'
import { importCalls } from './capabilities/import/contract.ts'
import { listCalls } from './capabilities/list/contract.ts'
import { orderCalls } from './capabilities/order/contract.ts'
import { readCalls } from './capabilities/read/contract.ts'
import { removeCalls } from './capabilities/remove/contract.ts'
import type { Register } from './define.ts'

const build = <R extends Register>(register: R) => ({
  ...listCalls(register),
  ...readCalls(register),
  ...historyCalls(register),
  ...createCalls(register),
  ...editCalls(register),
  ...archiveCalls(register),
  ...removeCalls(register),
  ...completeCalls(register),
  ...orderCalls(register),
  ...bulkCalls(register),
  ...exportCalls(register),
  ...importCalls(register),
})

export type Calls<R extends Register = Register> = ReturnType<typeof build<R>>

const built = new WeakMap<Register, Calls>()

/** The calls of a register; each is built once. */
export function callsOf<R extends Register>(register: R): Calls<R>
export function callsOf(register: Register): Calls {
  const known = built.get(register) ?? build(register)
  built.set(register, known)
  return known
}
