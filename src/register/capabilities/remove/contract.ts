// Gone for good.
import { route } from '../../../access/route.ts'
import type { Register } from '../../define.ts'
import { byId, grantTo, pathOf } from '../call-parts.ts'

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
