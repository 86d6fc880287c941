import { call } from '../../../../kit/http/client.web.ts'
import { callsOf } from '../../../contract.ts'
import type { Register } from '../../../define.ts'

export const readRow = async (register: Register, id: string, signal?: AbortSignal) =>
  (await call(callsOf(register).read, { params: { id }, ...(signal && { signal }) })).data
