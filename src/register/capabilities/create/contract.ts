// A new row.
import { route } from '../../../access/route.ts'
import type { Register } from '../../define.ts'
import { created } from '../../schemas.ts'
import { grantTo, pathOf } from '../call-parts.ts'
import { rowReply } from '../call-schemas.ts'

export const createCalls = (register: Register) => ({
  create: route({
    method: 'POST',
    path: pathOf(register),
    summary: `${register.one}: create. The same id twice with the same content answers the first.`,
    grant: grantTo(register, 'create'),
    body: created(register),
    reply: rowReply(register),
    status: 201,
    problems: ['row/exists', 'row/refused'],
  }),
})
