// The schemas that the calls of all capabilities have in common.
import { z } from 'zod'
import type { Register } from '../define.ts'
import { rowOf } from '../schemas.ts'

export const byId = z.object({ id: z.uuid() })
export const rowReply = <R extends Register>(register: R) => z.object({ data: rowOf(register) })
