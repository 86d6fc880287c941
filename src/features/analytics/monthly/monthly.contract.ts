import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const makeMonthlyPaper = route({
  method: 'POST',
  path: '/api/dashboard/monthly-reports/:id/papers',
  summary:
    'Makes the paper of the last whole month now, in the name and sight of the report’s maker, and mails it.',
  grant: 'reports.monthly',
  params: z.object({ id: z.uuid() }),
  problems: ['row/missing', 'row/archived'],
})
