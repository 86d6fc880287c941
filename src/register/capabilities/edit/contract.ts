// A change of one row, by its version.
import { route } from '../../../access/route.ts'
import type { Register } from '../../define.ts'
import { changed } from '../../schemas.ts'
import { grantTo, pathOf } from '../call-parts.ts'
import { byId, rowReply } from '../call-schemas.ts'

export const editCalls = (register: Register) => ({
  edit: route({
    method: 'PATCH',
    path: `${pathOf(register)}/:id`,
    summary: `${register.one}: change. A stale version is answered with the row as it stands.`,
    grant: grantTo(register, 'edit'),
    params: byId,
    body: changed(register),
    reply: rowReply(register),
    problems: ['row/stale', 'row/archived', 'row/refused'],
  }),
})
