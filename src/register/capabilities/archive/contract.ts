// Out of the list and back.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import type { Register } from '../../define.ts'
import { grantTo, pathOf } from '../call-parts.ts'
import { byId, rowReply } from '../call-schemas.ts'

export const archiveCalls = (register: Register) => ({
  archive: route({
    method: 'PUT',
    path: `${pathOf(register)}/:id/archive`,
    summary: `${register.one}: archive.`,
    grant: grantTo(register, 'archive'),
    params: byId,
    body: z.object({ reason: z.string().trim().max(500).optional() }).default({}),
    reply: rowReply(register),
  }),
  restore: route({
    method: 'DELETE',
    path: `${pathOf(register)}/:id/archive`,
    summary: `${register.one}: restore from the archive.`,
    grant: grantTo(register, 'restore'),
    params: byId,
    reply: rowReply(register),
  }),
})
