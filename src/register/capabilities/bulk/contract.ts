// The same for a selection, with a verdict for each row.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import type { Register } from '../../define.ts'
import { changed } from '../../schemas.ts'
import { grantTo, pathOf } from '../call-parts.ts'

const verdict = z.object({ id: z.uuid(), done: z.boolean(), error: z.string().nullable() })

const selection = z.object({
  ids: z.array(z.uuid()).min(1).max(1000),
  reason: z.string().trim().max(500).optional(),
})
const verdicts = z.object({ data: z.array(verdict) })

export const bulkCalls = (register: Register) => ({
  archiveMany: route({
    method: 'PUT',
    path: `${pathOf(register)}/bulk/archive`,
    summary: `${register.many}: archive a selection; each row has its verdict.`,
    grant: grantTo(register, 'archive'),
    body: selection,
    reply: verdicts,
  }),
  restoreMany: route({
    method: 'DELETE',
    path: `${pathOf(register)}/bulk/archive`,
    summary: `${register.many}: restore a selection; each row has its verdict.`,
    grant: grantTo(register, 'restore'),
    body: selection,
    reply: verdicts,
  }),
  editMany: route({
    method: 'PATCH',
    path: `${pathOf(register)}/bulk`,
    summary: `${register.many}: change fields on a selection; each row has its verdict.`,
    grant: grantTo(register, 'edit'),
    body: z.object({ ids: selection.shape.ids, change: changed(register).omit({ version: true }) }),
    reply: verdicts,
  }),
})
