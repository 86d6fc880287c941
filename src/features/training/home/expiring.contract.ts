// What a widget says of training that expires.
import { z } from 'zod'
import { route } from '../../../access/route.ts'

export const readExpiringTraining = route({
  method: 'GET',
  path: '/api/dashboard/training-expiring',
  summary:
    'The training of those whom the caller sees that expires within 30 days or has expired in the last 90, and was not renewed.',
  grant: 'training.view',
  reply: z.object({
    data: z.object({
      total: z.int(),
      expired: z.int(),
      records: z.array(
        z.object({
          id: z.uuid(),
          person: z.uuid(),
          who: z.string(),
          name: z.string(),
          expires_on: z.iso.date(),
          expired: z.boolean(),
        }),
      ),
    }),
  }),
})
