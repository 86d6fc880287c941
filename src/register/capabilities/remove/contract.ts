// Gone for good.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import type { Register } from '../../define.ts'
import { grantTo, pathOf } from '../call-parts.ts'
import { byId } from '../call-schemas.ts'

/** The rows of a register that refer to a row: how many, and the first of them. */
export const referrer = z.object({
  register: z.string(),
  many: z.string(),
  count: z.int(),
  rows: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type Referrer = z.output<typeof referrer>

export const removeCalls = (register: Register) => ({
  remove: route({
    method: 'DELETE',
    path: `${pathOf(register)}/:id`,
    summary: `${register.one}: delete for good, only what is archived and nothing refers to.`,
    grant: grantTo(register, 'delete'),
    params: byId,
    problems: ['row/not-archived', 'row/referred'],
  }),
})
