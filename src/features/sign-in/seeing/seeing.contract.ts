// "See as this person": begun from the rights of a person, ended from every screen.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const beginSeeing = route({
  method: 'POST',
  path: '/api/dashboard/users/:id/seeing',
  summary:
    'Shows the caller, for half an hour, the product as this person sees it: what both may see, to read alone.',
  grant: 'users.edit',
  inPerson: true,
  params: z.object({ id: z.uuid() }),
  reply: z.object({ data: z.object({ until: z.string() }) }),
  problems: ['seeing/rights', 'seeing/oneself', 'seeing/inactive'],
})

export const leaveSeeing = route({
  method: 'DELETE',
  path: '/api/dashboard/seeing',
  summary:
    'Shows the caller the product as they see it themselves again; who was let in for support is in the back office again.',
  grant: 'signed-in',
  inPerson: true,
  reads: true,
  whileSeeing: true,
})
