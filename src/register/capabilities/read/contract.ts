// One row.
import { z } from 'zod'
import { route } from '../../../access/route.ts'
import { pathsIn, type Register } from '../../define.ts'
import { byId, grantTo, pathOf, rowReply } from '../call-parts.ts'

export const readCalls = <R extends Register>(register: R) => ({
  read: route({
    method: 'GET',
    path: `${pathOf(register)}/:id`,
    summary: `${register.one}: one.`,
    grant: grantTo(register, 'view'),
    params: byId,
    reply: rowReply(register),
  }),
  choices: route({
    method: 'GET',
    path: `${pathOf(register)}/choices/:field`,
    summary: `What a field of ${register.many} that points elsewhere may point at.`,
    grant: grantTo(register, 'view'),
    params: z.object({ field: z.enum(pathsIn(register)) }),
    query: z.object({ search: z.string().trim().max(200).optional(), within: z.uuid().optional() }),
    reply: z.object({
      data: z.array(z.object({ id: z.uuid(), name: z.string(), parent: z.uuid().nullable() })),
    }),
  }),
})
