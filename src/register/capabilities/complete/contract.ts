// Done, and open again.
import { route } from '../../../access/route.ts'
import type { Register } from '../../define.ts'
import { grantTo, pathOf } from '../call-parts.ts'
import { byId, rowReply } from '../call-schemas.ts'

export const completeCalls = (register: Register) => ({
  complete: route({
    method: 'PUT',
    path: `${pathOf(register)}/:id/complete`,
    summary: `${register.one}: mark as completed.`,
    grant: grantTo(register, 'edit'),
    params: byId,
    reply: rowReply(register),
    problems: ['row/archived'],
  }),
  reopen: route({
    method: 'DELETE',
    path: `${pathOf(register)}/:id/complete`,
    summary: `${register.one}: open again.`,
    grant: grantTo(register, 'edit'),
    params: byId,
    reply: rowReply(register),
    problems: ['row/archived'],
  }),
})
