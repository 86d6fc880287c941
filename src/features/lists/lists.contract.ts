import { z } from 'zod'
import { route } from '../../access/route.ts'

export const mergeValue = route({
  method: 'POST',
  path: '/api/dashboard/list-values/:id/merge',
  summary:
    'Merges a value into another of its list: what chose it chooses the other from then on, and it is archived.',
  grant: 'resources.edit',
  params: z.object({ id: z.uuid() }),
  body: z.object({ into: z.uuid() }),
  reply: z.object({ data: z.object({ moved: z.int() }) }),
})
