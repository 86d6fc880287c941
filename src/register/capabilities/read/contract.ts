// One row.
import { route } from '../../../access/route.ts'
import type { Register } from '../../define.ts'
import { grantTo, pathOf } from '../call-parts.ts'
import { byId, rowReply } from '../call-schemas.ts'

export const readCalls = <R extends Register>(register: R) => ({
  read: route({
    method: 'GET',
    path: `${pathOf(register)}/:id`,
    summary: `${register.one}: one.`,
    grant: grantTo(register, 'view'),
    params: byId,
    reply: rowReply(register),
  }),
})
