// The order that people gave.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import type { Register } from '../../define.ts'
import { grantTo, pathOf } from '../call-parts.ts'

export const orderCalls = (register: Register) => ({
  order: route({
    method: 'PUT',
    path: `${pathOf(register)}/order`,
    summary: `${register.many}: put the given ones in the given order.`,
    grant: grantTo(register, 'order'),
    body: z.object({ ids: z.array(z.uuid()).min(2).max(2000) }),
    problems: ['row/stale'],
  }),
})
