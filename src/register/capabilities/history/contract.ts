// Every change of one row.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import type { Register } from '../../define.ts'
import { grantTo, pathOf } from '../call-parts.ts'
import { byId } from '../call-schemas.ts'

/** What something is called, or was before it went. */
export const pastName = z.object({
  name: z.string(),
  state: z.enum(['there', 'archived', 'removed']),
})
export type PastName = z.infer<typeof pastName>

export const historyCalls = (register: Register) => ({
  history: route({
    method: 'GET',
    path: `${pathOf(register)}/:id/history`,
    summary: `${register.one}: every change of it, the latest first.`,
    grant: grantTo(register, 'view'),
    params: byId,
    query: z.object({ before: z.coerce.number().int().optional() }),
    reply: z.object({
      data: z.array(
        z.object({
          seq: z.int(),
          at: z.string(),
          actor: z.string(),
          action: z.string(),
          reason: z.string().nullable(),
          before: z.record(z.string(), z.unknown()),
          after: z.record(z.string(), z.unknown()),
        }),
      ),
      /** Of everything that these changes point at, by its id. */
      names: z.record(z.uuid(), pastName),
    }),
  }),
})
