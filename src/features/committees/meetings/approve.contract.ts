// Both co-chairs approve the minutes of a meeting, each for their side.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const approveMinutes = route({
  method: 'PUT',
  path: '/api/dashboard/jhsc-meetings/:id/approval',
  summary: 'A co-chair in office approves the minutes of a meeting for their side.',
  grant: 'resources.view',
  inPerson: true,
  params: z.object({ id: z.uuid() }),
  problems: ['row/archived', 'committee/chair', 'committee/minutes'],
})
